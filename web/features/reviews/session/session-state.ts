import { TAKEN_BACK_WITHIN_MS } from "../../../../shared/limits.ts";
import type { Asked } from "../../../exercise/asked.ts";
import { serverTime } from "../../../lib/clock.ts";
import type { OwnWords } from "../../../lib/words/own-words.ts";
import { byTime, type StoredReview } from "../device/database.ts";

/** What a review shows. */
export interface SessionState {
  /** Null when nothing is left. */
  asked: Asked | null;
  /** Without what was taken back. */
  answered: readonly StoredReview[];
  /** How many cards come after this one. */
  left: number;
  /** The card is shown whole, and asked after so many others; null where it is asked. */
  meeting: { others: number } | null;
  /** The answer to this card that was taken back: it is asked again. */
  takenBack: StoredReview | null;
  /** What can be done to its word, once that is loaded. */
  words: OwnWords | null;
}

/** The answer that can be taken back: the last one, until the next is being given. */
export function lastAnswer({ asked, answered, takenBack }: SessionState): StoredReview | null {
  if (takenBack) return null;
  const last =
    asked && asked.outcome !== null
      ? answered.find(({ id }) => id === asked.place.id)
      : asked?.last === null
        ? answered.toSorted(byTime).at(-1)
        : undefined;
  return last && Date.parse(last.review.at) > serverTime().getTime() - TAKEN_BACK_WITHIN_MS ? last : null;
}

/** What was rightly given before the answer that was taken back; after a skipped or turned card, all of it. */
export function rightBefore(takenBack: StoredReview | null): readonly string[] {
  if (!takenBack) return [];
  const { outcome, given } = takenBack.review;
  return outcome === "skipped" || outcome === null ? given : given.slice(0, -1);
}
