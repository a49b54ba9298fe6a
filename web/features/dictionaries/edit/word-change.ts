import type { Word } from "../../../../shared/api/dictionaries.ts";

export interface WordText {
  term: string;
  definitions: string[];
  /** Missing fields stay as they are, or empty. */
  note?: string;
  example?: string;
  tags?: string[];
}

/** What a person did to a word. */
export type WordChange =
  | { kind: "create"; id: string; text: WordText }
  /** Missing fields stay as they are. */
  | { kind: "update"; id: string; text: Partial<WordText> }
  | { kind: "delete"; id: string };

/** Two changes to the same word as one. */
export function joined(earlier: WordChange, later: WordChange): WordChange {
  if (earlier.kind === "delete" || later.kind !== "update") return later;
  return { ...earlier, text: { ...earlier.text, ...later.text } } as WordChange;
}

/** Changes as one call of the API takes them, each of another word. */
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

/** A word after a change: its new text, or null when it is deleted. */
export const changedWord = (word: Word, change: WordChange): Word | null =>
  change.kind === "delete" ? null : { ...word, ...change.text };
