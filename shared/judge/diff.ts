import { short, type Bounded } from "../text/bounds.ts";
import { cleanText, unifyMarks } from "../text/clean.ts";
import { baseOf, lettersIn, lowerOf } from "../text/letters.ts";
import { readingsOf } from "./readings.ts";

/** A run of letters: in both texts, only in the answer, or only in the expected text. */
export interface Segment {
  text: string;
  kind: "same" | "surplus" | "missing";
}

/** An answer corrected letter by letter. */
export interface Correction {
  /** Without the missing runs this is the answer; without the surplus runs, the expected text. */
  segments: Segment[];
  /** The share of letters that match, from 0 to 1. Below one half the answer is better shown without the correction. */
  similarity: number;
}

/** Longer texts are not compared letter by letter. */
const MOST_LETTERS = 600;
/**
 * The cost of striking or adding a letter. A pair that differs only by case or diacritics costs less than doing both.
 */
const ONE_LETTER = 2;
const OTHER_LETTER = 4;
const RELATED_LETTER = 1;

/** Corrects an answer: surplus letters are struck, missing ones underlined. Combining marks belong to their letter. */
export function diff(answer: Bounded, expected: Bounded): Correction {
  const given = lettersIn(cleanText(answer));
  const wanted = lettersIn(cleanText(expected));
  if (given.length > MOST_LETTERS || wanted.length > MOST_LETTERS) return apart(given, wanted);
  const costs = costsOf(given, wanted);
  const segments: Segment[] = [];
  let matches = 0;
  let i = 0;
  let j = 0;
  while (i < given.length || j < wanted.length) {
    const mine = given[i];
    const theirs = wanted[j];
    const cost = costs[i]?.[j] ?? 0;
    if (
      mine !== undefined &&
      theirs !== undefined &&
      cost === pairCost(mine, theirs) + (costs[i + 1]?.[j + 1] ?? 0)
    ) {
      if (isSame(mine, theirs)) add(segments, "same", theirs);
      else {
        add(segments, "surplus", mine);
        add(segments, "missing", theirs);
      }
      if (pairCost(mine, theirs) <= RELATED_LETTER) matches += 1;
      i += 1;
      j += 1;
    } else if (mine !== undefined && cost === ONE_LETTER + (costs[i + 1]?.[j] ?? 0)) {
      add(segments, "surplus", mine);
      i += 1;
    } else {
      add(segments, "missing", theirs ?? "");
      j += 1;
    }
  }
  return { segments, similarity: matches / Math.max(given.length, wanted.length, 1) };
}

/** The reading of an accepted text that is nearest to the answer; a correction is shown against this one. */
export function nearestReading(answer: Bounded, accepted: readonly Bounded[]): Bounded {
  let nearest = accepted[0] ?? short("");
  let best = -1;
  for (const reading of accepted.flatMap((text) => readingsOf(text))) {
    const { similarity } = diff(answer, reading);
    if (similarity > best) {
      best = similarity;
      nearest = reading;
    }
  }
  return nearest;
}

// The lowest cost from each pair of positions to the ends of both texts.
function costsOf(given: readonly Bounded[], wanted: readonly Bounded[]): Int32Array[] {
  const costs = Array.from({ length: given.length + 1 }, () => new Int32Array(wanted.length + 1));
  for (let i = given.length; i >= 0; i--) {
    const row = costs[i];
    const below = costs[i + 1];
    if (!row) continue;
    for (let j = wanted.length; j >= 0; j--) {
      const mine = given[i];
      const theirs = wanted[j];
      let cost = mine === undefined && theirs === undefined ? 0 : Infinity;
      if (mine !== undefined) cost = Math.min(cost, (below?.[j] ?? 0) + ONE_LETTER);
      if (theirs !== undefined) cost = Math.min(cost, (row[j + 1] ?? 0) + ONE_LETTER);
      if (mine !== undefined && theirs !== undefined) {
        cost = Math.min(cost, (below?.[j + 1] ?? 0) + pairCost(mine, theirs));
      }
      row[j] = cost;
    }
  }
  return costs;
}

function pairCost(mine: Bounded, theirs: Bounded): number {
  if (isSame(mine, theirs)) return 0;
  return baseOf(lowerOf(mine, "")) === baseOf(lowerOf(theirs, "")) ? RELATED_LETTER : OTHER_LETTER;
}

function isSame(mine: Bounded, theirs: Bounded): boolean {
  return mine === theirs || unifyMarks(mine) === unifyMarks(theirs);
}

function apart(given: readonly string[], wanted: readonly string[]): Correction {
  const segments: Segment[] = [];
  if (given.length > 0) add(segments, "surplus", given.join(""));
  if (wanted.length > 0) add(segments, "missing", wanted.join(""));
  return { segments, similarity: 0 };
}

// In a changed run all surplus letters come first: "ss" struck, then "ß" underlined.
function add(segments: Segment[], kind: Segment["kind"], text: string): void {
  const last = segments.at(-1);
  const beforeLast = segments.at(-2);
  if (last?.kind === kind) last.text += text;
  else if (kind === "surplus" && last?.kind === "missing") {
    if (beforeLast?.kind === "surplus") beforeLast.text += text;
    else segments.splice(-1, 0, { text, kind });
  } else segments.push({ text, kind });
}
