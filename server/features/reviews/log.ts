import type { ReviewSource, SentReviews } from "../../../shared/api/reviews.ts";
import { millisecondsOf } from "../../../shared/api/values.ts";
import { REVIEW } from "../../../shared/limits.ts";
import { cardKey, type Card } from "../../../shared/memory/card.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { Effort } from "../../slices.ts";
import { readLogOf, record, type Log } from "./record.ts";

type SentReview = SentReviews["reviews"][number];
type Refused = { id: string; code: "not_found" | "invalid_time" | "withdrawn" };

/** Reviews in tests are created by the server, never sent. */
type SentSource = Exclude<ReviewSource, "test">;

/** What became of reviews that were sent. */
export interface Logged {
  accepted: number;
  known: number;
  refused: Refused[];
}

/**
 * Adds reviews to a learner's log, and updates the memory of their cards. A review whose id is known replaces grade,
 * outcome and given of the stored one. A review beyond the limit of its card is refused, and one that was taken back.
 * Takes a transaction; locks the learner, so that concurrent calls on all nodes run one at a time.
 */
export async function logReviews(
  tx: Db,
  userId: string,
  sent: readonly SentReview[],
  source: SentSource,
  effort?: Effort,
): Promise<Logged> {
  await lockUser(tx, userId);
  const reviews = [...new Map(sent.map((review) => [review.id, review])).values()];
  const log = await readLogOf(tx, userId, reviews);
  const refused = refusedOf(log, reviews, source);
  const good = reviews.filter(({ id }) => !refused.has(id));
  await record(
    tx,
    userId,
    log,
    good.map((review) => ({ ...review, source })),
    effort,
  );
  const accepted = good.filter(({ id }) => !log.logged.has(id)).length;
  const known = sent.filter(({ id }) => !refused.has(id)).length - accepted;
  return { accepted, known, refused: [...refused].map(([id, code]) => ({ id, code })) };
}

function refusedOf(
  log: Log,
  reviews: readonly SentReview[],
  source: SentSource,
): ReadonlyMap<string, Refused["code"]> {
  const room = new Room(log.counts);
  const refused = new Map<string, Refused["code"]>();
  for (const review of reviews) {
    const logged = log.logged.get(review.id);
    if (!log.dictionaries.has((logged ?? review).wordId)) refused.set(review.id, "not_found");
    else if (!logged && source === "device" && log.withdrawn.has(review.id))
      refused.set(review.id, "withdrawn");
    else if (!logged && !(isPossible(review, source, log.now) && room.take(review)))
      refused.set(review.id, "invalid_time");
  }
  return refused;
}

/** Counts the reviews of cards against their limit. */
class Room {
  readonly #counts: Map<string, number>;

  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = new Map(counts);
  }

  /** Whether the card may have another review, which is counted. */
  take(card: Card): boolean {
    const count = this.#counts.get(cardKey(card)) ?? 0;
    this.#counts.set(cardKey(card), count + 1);
    return count < REVIEW.perCard;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AHEAD = 5 * MINUTE;
const OLDEST = Date.parse("1990-01-01T00:00:00Z");
/** Older reviews of a device are refused. */
const OLDEST_OF_DEVICE = 60 * DAY;

function isPossible({ at }: SentReview, source: SentSource, now: number): boolean {
  const time = millisecondsOf(at);
  const oldest = source === "device" ? now - OLDEST_OF_DEVICE : OLDEST;
  return time >= oldest && time <= now + AHEAD;
}
