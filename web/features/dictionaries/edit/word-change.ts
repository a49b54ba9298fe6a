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
  | { kind: "create" | "update"; id: string; text: WordText }
  | { kind: "delete"; id: string };

/**
 * The one change that two to the same word come to, the earlier not sent yet; null when nothing is left to do.
 */
export function joined(earlier: WordChange, later: WordChange): WordChange | null {
  if (earlier.kind === "delete" || later.kind === "delete") return earlier.kind === "create" ? null : later;
  return { ...later, kind: earlier.kind, text: { ...earlier.text, ...later.text } };
}

/** Changes as one call of the API takes them. */
export function requestOf(changes: readonly WordChange[]) {
  const texts = (kind: "create" | "update") =>
    changes.flatMap((change) => (change.kind === kind ? [{ id: change.id, ...change.text }] : []));
  return {
    create: texts("create"),
    update: texts("update"),
    delete: changes.flatMap((change) => (change.kind === "delete" ? [change.id] : [])),
  };
}

/** A word as it will be: its text replaced, null when it goes. */
export function changedWord(word: Word, change: WordChange | undefined): Word | null {
  if (!change) return word;
  return change.kind === "delete" ? null : { ...word, ...change.text };
}
