import * as z from "zod/mini";

import { wordText } from "../../../../shared/api/dictionaries.ts";
import { similarKeys } from "../../../../shared/judge/similar.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { sameTermKey, type TermKey } from "../../../../shared/text/identity.ts";
import { complaintsByField, type Complaint } from "../../../../shared/validation.ts";
import { addTo } from "../deck/lists.ts";
import { addSimilar, similarIn } from "../deck/similar-words.ts";
import type { Row } from "./rows.ts";

export interface KnownWord {
  id: string;
  term: string;
  definitions: readonly string[];
  note: string;
  example: string;
  tags: readonly string[];
}

/** new: to be added; known: the dictionary has the word; repeated: an earlier line has it; wrong: cannot be saved; left: is not wanted. */
export type LineStatus = "new" | "known" | "repeated" | "wrong" | "left";

export interface PlannedLine extends Row {
  status: LineStatus;
  complaint: Complaint | null;
  /** The word of the dictionary that it is, or is joined with. */
  known: KnownWord | null;
  /** The place of the earlier line that has the word. */
  earlier: number | null;
  /** A word that may have been meant as the same one. Both are kept unless the line is joined with it. */
  similar: Similar | null;
}

/** In the dictionary or in an earlier line. */
export type Similar = { term: string } & (
  | { known: KnownWord; earlier: null }
  | { known: null; earlier: number }
);

/** Words of the dictionary, by what may find them. */
export interface KnownIndex {
  words: readonly KnownWord[];
  /** The first word of each term. */
  known: ReadonlyMap<TermKey, KnownWord>;
  similar: ReadonlyMap<string, Similar>;
}

/** How many are judged before a pause: slice by slice, so that the page stays responsive. */
const SLICE = 100;

export function* indexKnown(
  words: readonly KnownWord[],
  termsLanguage: string,
): Generator<undefined, KnownIndex> {
  const known = new Map<TermKey, KnownWord>();
  const similar = new Map<string, Similar>();
  for (const [index, word] of words.entries()) {
    const term = short(word.term);
    const key = sameTermKey(term);
    if (!known.has(key)) known.set(key, word);
    addSimilar(similar, similarKeys(term, termsLanguage), { term, known: word, earlier: null });
    if (index % SLICE === SLICE - 1) yield;
  }
  return { words, known, similar };
}

/** Judges lines against the rules, the dictionary and each other. */
export function* planLines(
  lines: readonly Row[],
  { words, known, similar: similarKnown }: KnownIndex,
  termsLanguage: string,
  isWanted: (line: Row) => boolean,
): Generator<undefined, PlannedLine[]> {
  const seen = new Map<TermKey, number>();
  const similar = new Map(similarKnown);
  const exported = yield* exportedWords(lines, words);
  const planned: PlannedLine[] = [];
  for (const [index, line] of lines.entries()) {
    planned.push(judge(line, index));
    if (index % SLICE === SLICE - 1) yield;
  }
  return planned;

  function judge(line: Row, index: number): PlannedLine {
    const plain = { ...line, complaint: null, known: null, earlier: null, similar: null };
    const wanted = isWanted(line);
    const { checked, complaint } = checkWord(line);
    if (!checked) return wanted ? { ...plain, complaint, status: "wrong" } : { ...plain, status: "left" };
    const { term } = checked;
    const key = sameTermKey(term);
    const earlier = line.ours ? null : (seen.get(key) ?? null);
    const same = line.ours ? (exported.get(line) ?? null) : (known.get(key) ?? null);
    const keys = similarKeys(term, termsLanguage);
    const alike = earlier === null && same === null ? (similarIn(similar, keys) ?? null) : null;
    if (!wanted) return { ...plain, status: "left", similar: line.aside === null ? alike : null };
    if (!seen.has(key)) seen.set(key, index);
    addSimilar(similar, keys, { term, known: null, earlier: index });
    if (alike && line.joined) {
      const status = alike.known ? "known" : "repeated";
      return { ...plain, status, known: alike.known, earlier: alike.earlier, similar: alike };
    }
    const status = earlier !== null ? "repeated" : same ? "known" : "new";
    return { ...plain, status, known: same, earlier, similar: alike };
  }
}

/**
 * Which word each line of an export of ours is. There, words may share a term: those that have not changed are paired
 * first, the others in their order.
 */
function* exportedWords(
  lines: readonly Row[],
  knownWords: readonly KnownWord[],
): Generator<undefined, ReadonlyMap<Row, KnownWord>> {
  const words = new Map<Row, KnownWord>();
  const ours = lines.filter((line) => line.ours);
  if (ours.length === 0) return words;
  const taken = new Set<KnownWord>();
  for (const keyOf of [keyOfUnchanged, keyOfTerm]) {
    // The last one first, so that the first one is taken from the end.
    const free = new Map<string, KnownWord[]>();
    for (const [index, word] of knownWords.toReversed().entries()) {
      if (!taken.has(word)) addTo(free, keyOf(word), word);
      if (index % SLICE === SLICE - 1) yield;
    }
    for (const [index, line] of ours.entries()) {
      const word = words.has(line) ? undefined : free.get(keyOf(line))?.pop();
      if (word) {
        words.set(line, word);
        taken.add(word);
      }
      if (index % SLICE === SLICE - 1) yield;
    }
  }
  return words;
}

type TermAndDefinitions = Pick<KnownWord, "term" | "definitions">;

const keyOfTerm = ({ term }: TermAndDefinitions): TermKey => sameTermKey(short(term));

const keyOfUnchanged = (word: TermAndDefinitions): string =>
  [keyOfTerm(word), ...word.definitions].join("\n");

/** A word as the rules leave it, or the first complaint about it. */
export function checkWord(word: z.input<typeof wordText>): CheckedWord {
  const checked = z.safeParse(wordText, word, { reportInput: true });
  if (checked.success) return { checked: checked.data, complaint: null };
  const [first] = complaintsByField(checked.error.issues).values();
  return {
    checked: null,
    complaint: first?.key === "too_few" ? { key: "required" } : (first ?? { key: "invalid" }),
  };
}

type CheckedWord =
  | { checked: z.output<typeof wordText>; complaint: null }
  | { checked: null; complaint: Complaint };
