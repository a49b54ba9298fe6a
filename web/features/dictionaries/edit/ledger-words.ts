import type { Word } from "../../../../shared/api/dictionaries.ts";
import type { PendingChange, QueueState } from "./change-queue.ts";
import { changedWord } from "./word-change.ts";

export interface LedgerWord {
  word: Word;
  /** The word's number is not known before the server gave it. */
  numbered: boolean;
  state: "rest" | "unsaved" | "saved";
  refusal: string | null;
}

/**
 * The words of the ledger from the top: those added here, the latest first, then those read from the server, as they
 * will be once every pending change has arrived. Words that were saved meanwhile stay on top only where the latest come
 * first; elsewhere the server's list knows their place.
 */
export function ledgerWords(
  read: readonly Word[],
  { pending, created }: QueueState,
  latestFirst: boolean,
): LedgerWord[] {
  const known = new Set(created.map(({ id }) => id));
  const latest = Math.max(0, ...read.map(({ order }) => order), ...created.map(({ order }) => order));
  const fresh = [...pending.values()].flatMap(({ change }) =>
    change.kind === "create" && !known.has(change.id) ? [change] : [],
  );
  const added = [
    ...(latestFirst ? created : []).map((word) => ({ word, numbered: true })),
    ...fresh.map(({ id, text }, index) => ({
      word: {
        id,
        note: "",
        example: "",
        tags: [],
        ...text,
        order: latest + index + 1,
        createdAt: "",
        updatedAt: "",
      },
      numbered: false,
    })),
  ].toReversed();
  const addedIds = new Set(added.map(({ word }) => word.id));
  const rest = read.filter(({ id }) => !addedIds.has(id)).map((word) => ({ word, numbered: true }));
  return [
    ...added.flatMap((row) => shown(row, pending.get(row.word.id), "saved")),
    ...rest.flatMap((row) => shown(row, pending.get(row.word.id), "rest")),
  ];
}

function shown(
  { word, numbered }: { word: Word; numbered: boolean },
  entry: PendingChange | undefined,
  settled: "rest" | "saved",
): LedgerWord[] {
  const travelled = changedWord(word, entry?.change);
  const result = travelled && changedWord(travelled, entry?.next ?? undefined);
  if (!result) return [];
  return [{ word: result, numbered, state: entry ? "unsaved" : settled, refusal: entry?.refusal ?? null }];
}

/** How many words there will be once every pending change has arrived. */
export function wordsCountWith(saved: number, { pending }: QueueState): number {
  return [...pending.values()].reduce((count, { change, next, under }) => {
    const created = change.kind === "create" || under?.kind === "create" ? 1 : 0;
    const deleted = (next ?? change).kind === "delete" ? 1 : 0;
    return count + created - deleted;
  }, saved);
}
