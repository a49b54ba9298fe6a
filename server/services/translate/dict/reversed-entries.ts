import { explains } from "./databases.ts";
import { PART, readEntry, type Entry } from "./entry.ts";

/** Of one entry; more than anybody would choose from. */
const MOST = 12;
const LONGEST = 100;
/** All that are held at once; FreeDict's largest (deu-eng) has 800,000. */
const MOST_TRANSLATIONS = 2_000_000;
/** What would end a translation, or be taken for a label. */
const PUNCTUATION = /[,;，；、<>{}[\]/]/u;
/** An entry of what words end or begin with: `gast <suffix>`. */
const AFFIX = /^[^\n]*<[^<>]*\b(?:affix|prefix|suffix)\b/u;
const LETTER = /[\p{Alphabetic}\p{Nd}]/u;
const REMARKS = /\([^()]*\)/gu;

interface Candidate {
  text: string;
  grammar: string;
  /** The less, the likelier it is what one looks for. */
  distance: number;
}

/** By word and headword. */
type Candidates = Map<string, Map<string, Candidate>>;

/**
 * The entries of the other direction: each translation with the headwords that are translated by it, best first. What
 * stands early in its entry goes before what stands late, words before phrases, and words of which the dictionary has
 * much to say before others: they are the common ones.
 */
export function reversedEntries(entries: readonly string[], title: string): string[] {
  const explained = explains(title);
  const lengths = new Map<string, number>();
  const found: Candidates = new Map();
  let translations = 0;
  for (const text of entries) {
    if (AFFIX.test(text)) continue;
    const entry = readEntry(text, explained);
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

/** Neither a part of words, nor what a reader would cut in two. */
const isUsable = (text: string): boolean =>
  text.length <= LONGEST && !PUNCTUATION.test(text) && !PART.test(text) && LETTER.test(text);

/** Numbered, so that it is read alike with and without explanations. */
function entryOf(word: string, candidates: readonly Candidate[]): string {
  const senses = candidates
    .slice(0, MOST)
    .map(({ text, grammar }, place) => `${place + 1}. ${text}${grammar ? ` <${grammar}>` : ""}`);
  return `${[word, ...senses].join("\n")}\n`;
}
