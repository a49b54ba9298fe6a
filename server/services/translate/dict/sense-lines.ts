/** Lines that describe the word and are not translations, as FreeDict's databases begin them. */
const ASIDE = /^(?:\s{3,}|\s*(?:Synonyms?|Antonyms?|Note|see|cf)\b.*:|\s*["„“«→-])/u;
/** Of a sense, or of a part of speech and its first sense: `1. `, `2. [relig] a. `, `II.  <V> 1. `. */
const NUMBER = /^\s*(?:(?:<[^<>]*>\s*)?(?:\d+|[IVX]+)\.\s+)+(?:(?:\[[^[\]]*\]\s*)*a\.\s+)?/u;
/** Of the explanation on the next line, as WikDict's databases write it at the end of a line of translations. */
const NUMBER_OF_NEXT = /\s\d+\.\s*$/u;
/** A phrase with the word, whose translation is on the next line. */
const TRANSLATION_OF_PHRASE = /^\s*-\s/u;
/** Where a form of the headword stands before its translations: `falls  wodospad`. */
const FORM = /^.*[\p{L}/\])]\s{2,}(?=\p{L})/u;
/** Letters that a form has in common with its headword. */
const STEM = 3;

/**
 * The lines with translations, without numbers: the first line of the entry and of each numbered sense that is more
 * than labels. All others are labels, explanations and phrases in the language of the headword, however the database is
 * named.
 */
export function senseLines(
  lines: readonly string[],
  headword: string,
  isOfLabels: (line: string) => boolean,
): string[] {
  const stem = headword.slice(0, STEM);
  const found: string[] = [];
  let isOpen = true;
  for (const [at, line] of lines.entries()) {
    if (NUMBER.test(line)) isOpen = true;
    const text = line.replace(NUMBER, "").replace(NUMBER_OF_NEXT, "");
    if (!isOpen || ASIDE.test(line) || isOfLabels(text)) continue;
    isOpen = false;
    if (!TRANSLATION_OF_PHRASE.test(lines[at + 1] ?? ""))
      found.push(text.replace(FORM, (before) => (before.includes(stem) ? "" : before)));
  }
  return found;
}
