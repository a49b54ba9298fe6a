import { EMPTY_WORD, type Word } from "../../../../shared/api/word.ts";
import type { QueueState } from "./change-queue.ts";
import { byWord, type Conflict, type Operation } from "./operations.ts";
import { changedWord } from "./word-change.ts";

export interface LedgerWord {
  word: Word;
  /** The word's number is not known before the server gave it. */
  numbered: boolean;
  state: "rest" | "unsaved" | "saved";
  refusal: string | undefined;
  conflict: Conflict | undefined;
}

/**
 * The words of the ledger from the top: those added here, the latest first, then those read from the server, as they
 * will be once every operation has arrived. Words that were saved meanwhile stay on top only where the latest come
 * first; elsewhere the server's list knows their place.
 */
export function ledgerWords(
  read: readonly Word[],
  { log, created }: QueueState,
  latestFirst: boolean,
): LedgerWord[] {
  const known = new Set(created.map(({ id }) => id));
  const latest = Math.max(0, ...read.map(({ order }) => order), ...created.map(({ order }) => order));
  const fresh = log.flatMap(({ change }) =>
    change.kind === "create" && !known.has(change.id) ? [change] : [],
  );
  const added = [
    ...(latestFirst ? created : []).map((word) => ({ word, numbered: true })),
    ...fresh.map(({ id, text }, index) => ({
      word: {
        id,
        ...EMPTY_WORD,
        ...text,
        resting: false,
        order: latest + index + 1,
        createdAt: "",
        updatedAt: "",
      },
      numbered: false,
    })),
  ].toReversed();
  const addedIds = new Set(added.map(({ word }) => word.id));
  const rest = read.filter(({ id }) => !addedIds.has(id)).map((word) => ({ word, numbered: true }));
  const operations = byWord(log);
  return [
    ...added.flatMap((row) => shown(row, operations.get(row.word.id), "saved")),
    ...rest.flatMap((row) => shown(row, operations.get(row.word.id), "rest")),
  ];
}

function shown(
  { word, numbered }: { word: Word; numbered: boolean },
  operations: readonly Operation[] | undefined,
  settled: "rest" | "saved",
): LedgerWord[] {
  if (!operations) return [{ word, numbered, state: settled, refusal: undefined, conflict: undefined }];
  const result = operations.reduce<Word | null>((one, { change }) => one && changedWord(one, change), word);
  const { refusal, conflict } = operations.at(-1) ?? {};
  return result ? [{ word: result, numbered, state: "unsaved", refusal, conflict }] : [];
}

/** How many words there will be once every operation has arrived. */
export function wordsCountWith(saved: number, { log }: QueueState): number {
  return [...byWord(log).values()].reduce((count, operations) => {
    const created = operations[0].change.kind === "create" ? 1 : 0;
    const deleted = operations.at(-1)?.change.kind === "delete" ? 1 : 0;
    return count + created - deleted;
  }, saved);
}
