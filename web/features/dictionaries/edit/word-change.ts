import { isSameText, WORD_FIELDS, type Word, type WordField } from "../../../../shared/api/word.ts";
import type { WordEdit } from "../../../lib/words/own-words.ts";

/** Missing fields stay as they are, or empty. */
export type WordText = Pick<Word, "term" | "definitions"> & Partial<Pick<Word, "note" | "example" | "tags">>;

type EditedField = WordField | "resting";
const EDITED_FIELDS: readonly EditedField[] = [...WORD_FIELDS, "resting"];

/** What a person did to a word. */
export type WordChange =
  | { kind: "create"; id: string; text: WordText }
  | WordUpdate
  | { kind: "delete"; id: string };

export interface WordUpdate {
  kind: "update";
  id: string;
  text: WordEdit;
  /** The word as it was seen: when it was changed last, and what the fields of `text` said. */
  seen?: Seen;
}

interface Seen {
  updatedAt: string;
  text: WordEdit;
}

export type SeenUpdate = WordUpdate & { seen: Seen };

/** The change that makes a word another: only the fields that differ; null where none does. */
export function updateOf(seen: Word, text: WordEdit): SeenUpdate | null {
  const fields = changedFields(seen, text);
  if (fields.length === 0) return null;
  const { id, updatedAt } = seen;
  return {
    kind: "update",
    id,
    text: textOf(text, fields),
    seen: { updatedAt, text: textOf(seen, fields) },
  };
}

/** Takes an update back after it was sent. */
export const reverseOf = ({ text, seen, ...rest }: SeenUpdate): SeenUpdate => ({
  ...rest,
  text: seen.text,
  seen: { ...seen, text },
});

/** The fields that say something else than before; missing ones do not. */
export const changedFields = (before: WordEdit, after: WordEdit): EditedField[] =>
  EDITED_FIELDS.filter((field) => after[field] !== undefined && !isSame(before[field], after[field]));

const isSame = (before: WordEdit[EditedField], after: WordEdit[EditedField]): boolean =>
  typeof before === "boolean" || typeof after === "boolean"
    ? before === after
    : isSameText(before ?? "", after ?? "");

/**
 * The fields that somebody else has changed since the word was seen, to another text than this change gives them.
 * Whether a word rests is never among them: both can only have changed it to the same.
 */
export const conflictsOf = ({ text, seen }: WordUpdate, now: Word): WordField[] =>
  seen
    ? changedFields(now, text).filter(
        (field): field is WordField => field !== "resting" && !isSameText(now[field], seen.text[field] ?? ""),
      )
    : [];

/** Two changes to the same word as one. */
export function joined(earlier: WordChange, later: WordChange): WordChange {
  if (earlier.kind === "delete" || later.kind !== "update") return later;
  if (earlier.kind === "create") return { ...earlier, text: { ...earlier.text, ...later.text } };
  const text = { ...earlier.text, ...later.text };
  const { id, kind, seen } = earlier;
  if (!later.seen && isRestAlone(later)) return { ...earlier, text };
  if (!seen && isRestAlone(earlier)) return { ...later, text };
  // The version before kept changes that do not say what was seen.
  if (!seen || !later.seen) return { id, kind, text };
  return { id, kind, text, seen: { ...seen, text: { ...later.seen.text, ...seen.text } } };
}

/** Whether a word rests is in no conflict with anything, so that a card, which does not know the whole word, can say it. */
export const isRestAlone = ({ text }: WordUpdate): boolean =>
  Object.keys(text).every((field) => field === "resting");

/** Changes as one call of the API takes them, each of another word. */
export function requestOf(changes: readonly WordChange[]) {
  return {
    create: changes.flatMap((change) =>
      change.kind === "create" ? [{ id: change.id, ...change.text }] : [],
    ),
    update: changes.flatMap((change) =>
      change.kind === "update"
        ? [
            {
              id: change.id,
              ...change.text,
              ...(change.seen?.updatedAt && { seenUpdatedAt: change.seen.updatedAt }),
            },
          ]
        : [],
    ),
    delete: changes.flatMap((change) => (change.kind === "delete" ? [change.id] : [])),
  };
}

/** A word after a change: its new text, or null when it is deleted. */
export const changedWord = (word: Word, change: WordChange): Word | null =>
  change.kind === "delete" ? null : { ...word, ...change.text };

export const textOf = (text: WordEdit, fields: readonly EditedField[]): WordEdit =>
  Object.fromEntries(fields.map((field) => [field, text[field]]));
