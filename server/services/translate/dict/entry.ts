/** Lines of an entry that are about the word and no translation of it, as FreeDict's databases begin them. */
const ASIDE = /^(?:\s{2,}|\s*(?:Synonyms?|Antonyms?|Note|see|cf)\b.*:|\s*["„“«→{])/u;
const NUMBER = /^\s*\d+\.\s+/u;
/** Grammar, sound, subject and links: `<n, masc>`, `/haʊs/`, `[adm.]`, `{Häuser}`. */
const LABELS = /<[^<>]*>|\[[^[\]]*\]|\{[^{}]*\}|\/[^/]*\//gu;
const SUBJECT = /^\s*(?:\d+\.\s+)?\[/u;
/** A compound's part: `Haus…`. */
const PART = /…$/u;

interface Entry {
  headword: string;
  /** Best first. */
  translations: string[];
  /** Of one trade or region alone: the meaning that a learner looks for is another, mostly. */
  special: boolean;
}

/** One definition as a DICT server sends it: the headword's line, then a line for each sense. */
function readEntry(text: string): Entry {
  const [head = "", ...lines] = text.split("\n");
  const senses = lines.filter((line) => line.trim() !== "" && !ASIDE.test(line));
  return {
    headword: head.replace(LABELS, "").trim(),
    translations: senses.flatMap((line) => splitSense(line.replace(NUMBER, ""))),
    special: senses.every((line) => SUBJECT.test(line)),
  };
}

const splitSense = (sense: string): string[] =>
  sense
    .replace(LABELS, "")
    .split(/[,;，；、]/u)
    .map((translation) => translation.replace(/\s+/gu, " ").trim())
    .filter(Boolean);

/** The first translation of each entry, then the second of each, and so on; entries of the word as it was typed first. */
export function translationsOf(definitions: readonly string[], word: string): string[] {
  const entries = definitions
    .map(readEntry)
    .filter(({ headword }) => !PART.test(headword) || PART.test(word));
  const ranked = entries
    .map((entry) => ({ entry, rank: (entry.headword === word ? 0 : 2) + (entry.special ? 1 : 0) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry.translations);
  const longest = Math.max(0, ...ranked.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    ranked.flatMap((row) => row.slice(place, place + 1)),
  ).flat();
}
