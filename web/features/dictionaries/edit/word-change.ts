import type { Word } from "../../../../shared/api/dictionaries.ts";

export interface WordText {
  term: string;
  definitions: string[];
  /** Missing fields stay as they are, or empty. */
  note?: string;
  example?: string;
  tags?: string[];
}

/** What a person did to a word and the server has not confirmed yet. */
export type WordChange =
  | { kind: "create"; id: string; text: WordText }
  /** Missing fields stay as they are. */
  | { kind: "update"; id: string; text: Partial<WordText> }
  | { kind: "delete"; id: string };

/** Merges two changes to the same word, the earlier of which was not sent yet; null when nothing is left to do. */
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

/** A word after its changes: its new text, or null when it is deleted. */
export function changedWord(word: Word, change: WordChange | undefined): Word | null {
  if (!change) return word;
  return change.kind === "delete" ? null : { ...word, ...change.text };
}
