import type { Kysely } from "kysely";

import { Learner, type Step } from "../../../shared/memory/learner.ts";
import type { Tables } from "../../database/tables.ts";
import { inSlices, type Effort } from "../../slices.ts";
import { groupedByReviews, readHistories, readMemorySettings } from "../reviews/index.ts";
import { numberOf } from "./ids.ts";
import { notFound, selectWords } from "./info.ts";
import type { AnswerRoom } from "./protocol.ts";

interface Asked {
  userId: string;
  numbers: readonly number[];
  effort: Effort;
  room: AnswerRoom;
}

type History = Awaited<ReturnType<typeof readHistories>>[number];

/** Of an interval in an answer, with what separates it from the next. */
const BYTES_PER_INTERVAL = 6;

/** The intervals after each review of each card, in days, oldest first; 0 for a new card, as AnkiConnect has it. */
export async function allIntervals(
  db: Kysely<Tables>,
  { userId, numbers, effort, room }: Asked,
): Promise<(number[] | 0)[]> {
  const learner = new Learner(await readMemorySettings(db, userId, effort));
  const rows = await selectWords(db, userId, numbers).select(["id", "number"]).execute();
  const words = new Map(rows.map((row) => [numberOf(row), row.id]));
  const intervals = new Map<string, number[]>();
  for (const ids of await groupedByReviews(db, userId, words.values())) {
    const histories = await readHistories(db, userId, ids);
    await inSlices(replayed(learner, histories, intervals), effort);
  }
  return numbers.map((number) => {
    const found = intervals.get(words.get(number) ?? notFound(number)) ?? 0;
    room.take(BYTES_PER_INTERVAL * (found === 0 ? 1 : found.length));
    return found;
  });
}

/** Of a word that is asked in both directions, the reviews of both follow each other. */
function* replayed(
  learner: Learner,
  histories: readonly History[],
  intervals: Map<string, number[]>,
): Generator<void, void> {
  const steps = new Map<string, Step[]>();
  for (const card of histories) {
    steps.set(card.wordId, [...(steps.get(card.wordId) ?? []), ...learner.history(card, card.reviews)]);
    yield;
  }
  for (const [wordId, all] of steps) {
    const inOrder = all.toSorted((a, b) => a.review.at - b.review.at);
    intervals.set(
      wordId,
      inOrder.map(({ memory }) => memory.interval),
    );
  }
}
