import type { Word } from "../../../../shared/api/dictionaries.ts";

export interface WordText {
  term: string;
  definitions: string[];
  /** What is not there stays as it is, or empty. */
  note?: string;
  example?: string;
  tags?: string[];
}

/** What a person did to a word and the server has not confirmed yet. */
export type WordChange =
  | { kind: "create"; id: string; text: WordText }
  /** What is not there stays as it is. */
  | { kind: "update"; id: string; text: Partial<WordText> }
  | { kind: "delete"; id: string };

/**
 * The one change that two to the same word come to, the earlier not sent yet; null when nothing is left to do.
 */
export function joined(earlier: WordChange, later: WordChange): WordChange | null {
  if (earlier.kind === "create" && later.kind === "delete") return null;
  if (earlier.kind === "delete" || later.kind !== "update") return later;
  if (earlier.kind === "create") return { ...earlier, text: { ...earlier.text, ...later.text } };
  return { ...later, text: { ...earlier.text, ...later.text } };
}

/** Changes as one call of the API takes them. */
export function requestOf(changes: readonly WordChange[]) {
  return {
    create: changes.flatMap((change) =>
      change.kind === "create" ? [{ id: change.id, ...change.text }] : [],
    ),
    update: changes.flatMap((change) =>
      change.kind === "update" ? [{ id: change.id, ...change.text }] : [],
    ),
    delete: changes.flatMap((change) => (change.kind === "delete" ? [change.id] : [])),
  };
}

/** A word as it will be: its text replaced, null when it goes. */
export function changedWord(word: Word, change: WordChange | undefined): Word | null {
  if (!change) return word;
  return change.kind === "delete" ? null : { ...word, ...change.text };
}
