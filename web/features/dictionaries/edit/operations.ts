import type { Word, WordField } from "../../../../shared/api/word.ts";
import type { WordEdit } from "../../../lib/words/own-words.ts";
import { conflictsOf, joined, type WordChange } from "./word-change.ts";

/** One change to one word that the server has not confirmed. */
export interface Operation {
  id: string;
  change: WordChange;
  /** When it is sent, in milliseconds of this device; until then it can be undone. 0: as soon as possible. */
  notBefore?: number | undefined;
  /** Why the server refused it: it waits until the word is changed again, or for the person to retry or discard it. */
  refusal?: string;
  /** Refused because somebody else has changed the same fields otherwise. */
  conflict?: Conflict;
}

export interface Conflict {
  /** The word as it is on the server. */
  theirs: Word;
  mine: WordEdit;
  /** What was changed twice. */
  fields: readonly WordField[];
}

/** What one request does to one word. */
export interface Step {
  operations: readonly Operation[];
  change: WordChange;
}

/** Not empty. */
export type WordLog = [Operation, ...Operation[]];

/** The log of each word, in the order in which words were first changed. */
export function byWord(log: readonly Operation[]): Map<string, WordLog> {
  const words = new Map<string, WordLog>();
  for (const operation of log) {
    const earlier = words.get(operation.change.id);
    if (earlier) earlier.push(operation);
    else words.set(operation.change.id, [operation]);
  }
  return words;
}

/** The words that are not saved; what can still be undone is sent in time. */
export const unsavedIn = (log: readonly Operation[]): WordLog[] => [
  ...byWord(log.filter(({ notBefore = 0 }) => notBefore === 0)).values(),
];

/**
 * What is sent of a word's log. A new word is created before anything else is done to it: had it arrived already, and
 * only the answer been lost, the server would ignore what a second creation says. One that was refused has not arrived.
 */
export function stepOf(operations: WordLog, told: ReadonlyMap<string, Word>): Step {
  const [first, ...later] = operations;
  const alone =
    first.change.kind === "create" && first.refusal === undefined && later.at(-1)?.change.kind !== "delete";
  if (alone) return { operations: [first], change: first.change };
  const change = later.reduce((one, { change: next }) => joined(one, next), first.change);
  return { operations, change: upToDate(change, told.get(change.id)) };
}

/** What was changed since, here or elsewhere, counts as seen where it is in no conflict with the change. */
function upToDate(change: WordChange, now: Word | undefined): WordChange {
  if (change.kind !== "update" || !change.seen || !now || now.updatedAt <= change.seen.updatedAt)
    return change;
  if (conflictsOf(change, now).length > 0) return change;
  return { ...change, seen: { ...change.seen, updatedAt: now.updatedAt } };
}

export const idsOf = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ operations }) => operations.map(({ id }) => id));
