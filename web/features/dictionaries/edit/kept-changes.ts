import type { Word } from "../../../../shared/api/dictionaries.ts";
import { unsavedKey } from "../../../lib/words/unsaved-words.ts";
import type { Operation } from "./operations.ts";
import type { WordChange } from "./word-change.ts";

/** Text typed into a form and not added yet. */
export interface Draft extends MoreDraft {
  term: string;
  definitions: string[];
  /** The definition that is being typed. */
  typed: string;
  /** The word that is being edited, as it was when that began. */
  seen?: Word;
}

export interface MoreDraft {
  note: string;
  example: string;
  tags: string[];
  /** The tag that is being typed. */
  typedTag: string;
}

const NOTHING_MORE: MoreDraft = { note: "", example: "", tags: [], typedTag: "" };

export const EMPTY_DRAFT: Draft = { term: "", definitions: [], typed: "", ...NOTHING_MORE };

/** Whether there is text in the fields that are normally hidden. */
export const hasMore = ({ note, example, tags, typedTag }: MoreDraft): boolean =>
  note !== "" || example !== "" || tags.length > 0 || typedTag !== "";

/**
 * What was typed and has not reached the server, kept on the device: it survives closing the tab. Every operation has
 * an item of its own, so that two tabs do not overwrite each other's.
 */
export interface Kept {
  operations: () => Operation[];
  keep: (operation: Operation) => void;
  drop: (operationId: string) => void;
  /** Listens for operations that another tab has dropped: they are saved, or were undone. */
  onDropped: (listener: (operationId: string) => void) => void;
  /** `name`: which form; null removes it. */
  keepDraft: (name: string, draft: Draft | null) => void;
  draft: (name: string) => Draft | null;
}

export function keptFor(userId: string, dictionaryId: string): Kept {
  const changes = unsavedKey(userId, dictionaryId, "change");
  const draftKey = (name: string): string => unsavedKey(userId, dictionaryId, "draft") + name;
  return {
    operations: () =>
      keysUnder(changes)
        // Ids are in order of time (UUIDv7). The version before kept one change for each word, under the word's id.
        .toSorted()
        .flatMap((key) =>
          read(key, isChange).map(({ notBefore = 0, ...change }) => ({
            id: key.slice(changes.length),
            change,
            notBefore,
          })),
        ),
    keep: ({ id, change, notBefore }) => write(changes + id, { ...change, notBefore }),
    drop: (operationId) => remove(changes + operationId),
    onDropped: (listener) =>
      addEventListener("storage", ({ key, newValue }) => {
        if (newValue === null && key?.startsWith(changes)) listener(key.slice(changes.length));
      }),
    keepDraft: (name, draft) => (draft ? write(draftKey(name), draft) : remove(draftKey(name))),
    draft: (name) => {
      const [draft] = read(draftKey(name), isDraft);
      // Earlier versions stored nothing more.
      return draft ? { ...EMPTY_DRAFT, ...draft } : null;
    },
  };
}

/** After a dictionary was deleted. */
export function forgetKept(userId: string, dictionaryId: string): void {
  for (const kind of ["change", "draft"] as const)
    keysUnder(unsavedKey(userId, dictionaryId, kind)).forEach(remove);
}

/** The device's storage may be disabled or full: then only this tab remembers. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const keysUnder = (start: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(start)), []);

const remove = (key: string): void => attempt(() => localStorage.removeItem(key), undefined);

const write = (key: string, value: KeptChange | Draft): void =>
  attempt(() => localStorage.setItem(key, JSON.stringify(value)), undefined);

function read<Value>(key: string, isValue: (value: unknown) => value is Value): Value[] {
  return attempt(() => {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValue(value) ? [value] : [];
  }, []);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

type KeptChange = WordChange & Pick<Operation, "notBefore">;

function isChange(value: unknown): value is KeptChange {
  if (!isRecord(value) || typeof value["id"] !== "string") return false;
  if (value["kind"] === "delete") return true;
  const text = value["text"];
  if (value["kind"] === "update") return isRecord(text);
  return (
    value["kind"] === "create" &&
    isRecord(text) &&
    typeof text["term"] === "string" &&
    isTexts(text["definitions"])
  );
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value["term"] === "string" &&
  typeof value["typed"] === "string" &&
  isTexts(value["definitions"]);
