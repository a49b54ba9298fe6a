import * as z from "zod/mini";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { store, stored } from "../../../lib/device-storage.ts";

const KEY = "reviews.shown";

/** A new card that was shown whole. */
const met = z.object({
  card: z.string(),
  /** After how many other cards of the day; null where its learner knew it and wanted to be asked at once. */
  after: z.nullable(z.number()),
});
export type Met = z.infer<typeof met>;

/** What a learner was shown of a day's cards before answering them, so that reloads and other tabs know it. */
const shown = z.object({
  userId: z.string(),
  day: z.string(),
  met: z.array(met),
  /** Open cards with a hint. */
  hinted: z.array(z.string()),
});
export type Shown = Pick<z.infer<typeof shown>, "met" | "hinted">;

export function shownOn(userId: string, day: string): Shown {
  const kept = shown.safeParse(parsed(stored(KEY))).data;
  return kept?.userId === userId && kept.day === day ? kept : { met: [], hinted: [] };
}

export const storeShown = (userId: string, day: string, { met, hinted }: Shown): void =>
  store(KEY, JSON.stringify({ userId, day, met, hinted }));

export const cardOf = ({ wordId, direction }: Pick<QueueItem, "wordId" | "direction">): string =>
  `${wordId} ${direction}`;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
