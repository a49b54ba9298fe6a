import { PART, readEntry, type Entry } from "./entry.ts";

/** Translations of one entry; nobody would choose from more. */
const MOST = 12;
const LONGEST = 100;
/** Pairs held in memory; FreeDict's largest dictionary (deu-eng) has 800,000. */
const MOST_TRANSLATIONS = 2_000_000;
/** Characters that would end a translation or be read as a label. */
const PUNCTUATION = /[,;，；、<>{}[\]/]/u;
/** An entry about prefixes or suffixes: `gast <suffix>`. */
const AFFIX = /^[^\n]*<[^<>]*\b(?:affix|prefix|suffix)\b/u;
const LETTER = /[\p{Alphabetic}\p{Nd}]/u;
const REMARKS = /\([^()]*\)/gu;

interface Candidate {
  text: string;
  grammar: string;
  /** A lower rank is more likely what a learner looks for. */
  distance: number;
}

/** By word, then headword. */
type Candidates = Map<string, Map<string, Candidate>>;

/**
 * The entries of the other direction: each translation with the headwords that it translates, best first. Translations
 * that come early in their entry rank before later ones, words before phrases, and words with long entries before
 * others, because they are the common ones.
 */
export function reversedEntries(entries: readonly string[], title: string): string[] {
  const lengths = new Map<string, number>();
  const found: Candidates = new Map();
  let translations = 0;
  for (const text of entries) {
    if (AFFIX.test(text)) continue;
    const entry = readEntry(text);
    if (!isUsable(entry.headword)) continue;
    lengths.set(entry.headword, (lengths.get(entry.headword) ?? 0) + text.length);
    translations += entry.translations.length;
    if (translations > MOST_TRANSLATIONS)
      throw new Error(`${title} has more than ${MOST_TRANSLATIONS} translations`);
    addCandidates(found, entry);
  }
  const distanceOf = ({ text, distance }: Candidate): number => distance - Math.log2(lengths.get(text) ?? 1);
  return [...found].map(([word, candidates]) =>
    entryOf(
      word,
      [...candidates.values()].toSorted((one, other) => distanceOf(one) - distanceOf(other)),
    ),
  );
}

function addCandidates(found: Candidates, { headword, grammar, translations, special }: Entry): void {
  const farther = 2 * headword.split(" ").length + (special ? 2 : 0) + (grammar ? 0 : 2);
  for (const [place, { text }] of translations.entries()) {
    const word = withoutRemarks(text);
    if (!isUsable(word)) continue;
    const candidates = found.get(word) ?? new Map<string, Candidate>();
    found.set(word, candidates);
    const distance = place + farther;
    const known = candidates.get(headword);
    if (!known || known.distance > distance) candidates.set(headword, { text: headword, grammar, distance });
  }
}

const withoutRemarks = (text: string): string => text.replace(REMARKS, "").replace(/\s+/gu, " ").trim();

/** Neither a word part nor text that a reader of entries would split. */
const isUsable = (text: string): boolean =>
  text.length <= LONGEST && !PUNCTUATION.test(text) && !PART.test(text) && LETTER.test(text);

/** Numbered, so that every line is read. */
function entryOf(word: string, candidates: readonly Candidate[]): string {
  const senses = candidates
    .slice(0, MOST)
    .map(({ text, grammar }, place) => `${place + 1}. ${text}${grammar ? ` <${grammar}>` : ""}`);
  return `${[word, ...senses].join("\n")}\n`;
}
