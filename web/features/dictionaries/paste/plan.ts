import * as z from "zod/mini";

import { wordText } from "../../../../shared/api/dictionaries.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { searchKey } from "../../../../shared/text/fold.ts";
import { complaintsByField, type Complaint } from "../../../../shared/validation.ts";
import type { Row } from "./rows.ts";

export interface KnownWord {
  id: string;
  term: string;
  definitions: readonly string[];
  note: string;
  example: string;
  tags: readonly string[];
}

/** new: to be added; known: the dictionary has the term; repeated: an earlier line has it; wrong: cannot be saved; left: is not wanted. */
export type LineStatus = "new" | "known" | "repeated" | "wrong" | "left";

export interface PlannedLine extends Row {
  status: LineStatus;
  complaint: Complaint | null;
  /** The word of the dictionary with the same term. */
  known: KnownWord | null;
  /** The place of the earlier line with the same term. */
  earlier: number | null;
}

const SLICE = 250;

/** Judges lines against the rules, the dictionary and each other: slice by slice, so that the page stays responsive. */
export function* planLines(
  lines: readonly Row[],
  knownWords: readonly KnownWord[],
  termsLanguage: string,
  isWanted: (line: Row) => boolean,
): Generator<undefined, PlannedLine[]> {
  const known = new Map<string, KnownWord>();
  for (const [index, word] of knownWords.entries()) {
    const key = searchKey(short(word.term), termsLanguage);
    if (!known.has(key)) known.set(key, word);
    if (index % SLICE === SLICE - 1) yield;
  }
  const seen = new Map<string, number>();
  const planned: PlannedLine[] = [];
  for (const [index, line] of lines.entries()) {
    planned.push(judge(line, index));
    if (index % SLICE === SLICE - 1) yield;
  }
  return planned;

  function judge(line: Row, index: number): PlannedLine {
    if (!isWanted(line)) return { ...line, complaint: null, status: "left", known: null, earlier: null };
    const { complaint } = checkWord(line);
    if (complaint) return { ...line, complaint, status: "wrong", known: null, earlier: null };
    const key = searchKey(short(line.term), termsLanguage);
    const earlier = seen.get(key) ?? null;
    if (earlier === null) seen.set(key, index);
    const same = known.get(key) ?? null;
    const status = earlier !== null ? "repeated" : same ? "known" : "new";
    return { ...line, complaint: null, status, known: same, earlier };
  }
}

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
