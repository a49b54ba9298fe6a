import * as z from "zod/mini";

import { atMost } from "../bounded-array.ts";
import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { REVIEW } from "../limits.ts";
import { givenText } from "../text-rules.ts";
import { complain } from "../validation.ts";
import { strictness } from "./reports.ts";
import { KNOWN_OUTCOMES, outcome, type Outcome } from "./testing.ts";
import { CARD_DIRECTIONS, count, day, id, languageCode, newId, time } from "./values.ts";
import { answeredFields, answeredLater, CARD_FIELDS, pick } from "./word.ts";

export const cardDirection = z.enum(CARD_DIRECTIONS);
export type CardDirection = z.infer<typeof cardDirection>;

export const grade = z.enum(["again", "hard", "good", "easy"]);
export type Grade = z.infer<typeof grade>;

export const reviewSource = z.enum(["test", "device", "import"]);
export type ReviewSource = z.infer<typeof reviewSource>;

const reviewFields = {
  id: newId,
  wordId: id,
  direction: cardDirection,
  at: time,
  grade,
  /** Null where the card was turned over without an answer. */
  outcome: z.nullable(outcome),
  milliseconds: z.nullable(count),
};

/** One answered card. */
export const review = z.object({ ...reviewFields, given: z.array(z.string()), source: reviewSource });
export type Review = z.infer<typeof review>;

/** The grade that an outcome counts as for the memory. */
export function gradeOf(outcome: Outcome): "again" | "hard" | "good" {
  if (outcome === "hinted") return "hard";
  return KNOWN_OUTCOMES.includes(outcome) ? "good" : "again";
}

/** One answered card, as a client sends it. */
export const sentReview = z
  .strictObject({ ...reviewFields, given: atMost(REVIEW.given, z.array(givenText)) })
  .check((ctx) => {
    const { grade, outcome, given } = ctx.value;
    if (given.join("").length > REVIEW.givenLetters) complain(ctx, [{ key: "invalid" }], ["given"]);
    if (outcome === "unasked") complain(ctx, [{ key: "invalid" }], ["outcome"]);
    else if (outcome !== null && grade !== gradeOf(outcome)) complain(ctx, [{ key: "invalid" }], ["grade"]);
  });

const sentReviews = z
  .strictObject({
    reviews: atMost(REVIEW.perRequest, z.array(sentReview)),
    source: z.enum(["device", "import"]),
  })
  .check((ctx) => {
    if (ctx.value.source === "import") return;
    ctx.value.reviews.forEach(({ grade, outcome }, index) => {
      if (grade === "easy" || (grade === "hard" && outcome !== "hinted"))
        complain(ctx, [{ key: "invalid" }], ["reviews", index, "grade"]);
    });
  });
export type SentReviews = z.input<typeof sentReviews>;

/** The memory of a card, computed from its reviews. */
export const memory = z.object({
  reviews: count,
  /** Grades `again` after the first success. */
  lapses: count,
  /** In days: after this time nine of ten such cards are remembered. */
  stability: z.number(),
  difficulty: z.number(),
  /** The probability that the card is remembered now. */
  retrievability: z.number(),
  lastOn: day,
  /** In days; 0 after `again`. */
  interval: count,
  dueOn: day,
});
export type Memory = z.infer<typeof memory>;

export const wordMemory = z.object({ forward: z.nullable(memory), backward: z.nullable(memory) });
export type WordMemory = z.infer<typeof wordMemory>;

export const reviewSummary = z.object({
  day,
  /** Due cards that fit into today's minutes, without those that are `waiting`. */
  due: count,
  new: count,
  doneToday: count,
  /** Estimated time for the rest of today. */
  minutes: z.number(),
  /** Due cards that do not fit into today's minutes. */
  waiting: count,
  nextDueOn: z.nullable(day),
  /** What the next seven days will ask, tomorrow first, without answers still to be given and new words. */
  ahead: z.array(z.object({ day, due: count })),
  /** The first day after which nothing waits; null where nothing waits, or for longer than a year. */
  caughtUpOn: z.nullable(day),
  /** Where something waits: the same for half, once and twice the learner's minutes. */
  paces: z.array(z.object({ minutesPerDay: count, perDay: count, caughtUpOn: z.nullable(day) })),
  dictionaries: z.array(z.object({ dictionaryId: id, name: z.string(), due: count, new: count })),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const queueItem = z.object({
  wordId: id,
  dictionaryId: id,
  dictionaryName: z.string(),
  direction: cardDirection,
  /** Never reviewed in this direction. */
  new: z.boolean(),
  /** As of today, before this answer; null for a new card. */
  memory: z.nullable(memory),
  prompt: z.array(z.string()),
  answers: z.array(z.string()),
  promptLanguage: languageCode,
  answerLanguage: languageCode,
  strictness,
  ...answeredLater,
});
export type QueueItem = z.infer<typeof queueItem>;

export const reviewQueue = z.object({
  day,
  waiting: count,
  items: z.array(queueItem).check(z.maxLength(REVIEW.queue)),
});
export type ReviewQueue = z.infer<typeof reviewQueue>;

export const entry = z.object({ id, ...pick(answeredFields, CARD_FIELDS) });
export type Entry = z.infer<typeof entry>;

export const entries = z.object({ id, updatedAt: time, entries: z.array(entry) });
export type Entries = z.infer<typeof entries>;

const share = z.nullable(z.number());

export const progress = z.object({
  /** Days with reviews, oldest first; `right` counts every grade except `again`. */
  days: z.array(z.object({ day, reviews: count, right: count, minutes: z.number() })),
  /** Thirty days. The first one is today and includes everything overdue. */
  forecast: z.array(z.object({ day, due: count })),
  /** Of reviews in the last ninety days that came at least a day after the previous one of the card. */
  retention: z.object({ target: z.number(), actual: share, reviews: count }),
  /** Each week by its Monday, oldest first. */
  weeks: z.array(z.object({ week: day, target: z.number(), actual: share, reviews: count })),
  words: z.object({ begun: count, known: count }),
  hardest: z.array(
    z.object({
      wordId: id,
      dictionaryId: id,
      /** Nodes of the previous release do not send it. */
      direction: z.optional(cardDirection),
      prompt: z.array(z.string()),
      lapses: count,
      wrongAnswers: z.array(z.object({ text: z.string(), count })),
    }),
  ),
  streak: z.object({ current: count, longest: count }),
});
export type Progress = z.infer<typeof progress>;

const progressDays = z.pipe(
  z.pipe(boundedString(16), z.transform(Number)),
  z.int().check(z.minimum(1), z.maximum(REVIEW.progressDays)),
);

/** Memory and review: “Today” (contract §12). */
export const reviews = {
  summary: endpoint({
    method: "GET",
    path: "/review",
    stage: "accepted",
    summary: "How many cards are left today, and how many were reviewed",
    status: 200,
    answer: reviewSummary,
  }),
  queue: endpoint({
    method: "GET",
    path: "/review/queue",
    stage: "accepted",
    summary: "The cards that are left today, in the order in which they are asked",
    query: z.strictObject({ dictionaryId: z.optional(id) }),
    status: 200,
    answer: reviewQueue,
    errors: ["not_found"],
  }),
  entries: endpoint({
    method: "GET",
    path: "/dictionaries/:id/entries",
    stage: "accepted",
    summary: "All words of a dictionary, for judging and reading on the device",
    params: z.object({ id }),
    status: 200,
    answer: entries,
    revalidated: true,
  }),
  post: endpoint({
    method: "POST",
    path: "/reviews",
    stage: "accepted",
    namesUser: true,
    summary: "Add reviews; a review with a known id replaces grade, outcome and given answers",
    body: sentReviews,
    status: 200,
    answer: z.object({
      accepted: count,
      known: count,
      refused: z.array(z.object({ id, code: z.enum(["not_found", "invalid_time", "withdrawn"]) })),
    }),
    bodyLimit: 8 * 1024 * 1024,
    errors: ["too_many_requests"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/reviews/withdraw",
    stage: "accepted",
    namesUser: true,
    summary:
      "Remove imported reviews, and those of devices of the last 24 hours, from the log; a device adds them no more",
    body: z.strictObject({
      ids: atMost(REVIEW.perRequest, z.array(id).check(z.maxLength(REVIEW.perRequest))),
    }),
    status: 200,
    answer: z.object({ withdrawn: count }),
    errors: ["too_many_requests"],
  }),
  list: endpoint({
    method: "GET",
    path: "/reviews",
    stage: "accepted",
    summary: "The review log, oldest first",
    query: z.strictObject({
      dictionaryId: z.optional(id),
      /** `next` from the previous page. */
      after: z.optional(boundedString(255)),
    }),
    status: 200,
    answer: z.object({
      reviews: z.array(review).check(z.maxLength(REVIEW.page)),
      next: z.nullable(z.string()),
    }),
    errors: ["not_found"],
  }),
  progress: endpoint({
    method: "GET",
    path: "/progress",
    stage: "accepted",
    summary: "Days of learning, cards due, how much was remembered, and the hardest words",
    query: z.strictObject({ days: z.optional(progressDays) }),
    status: 200,
    answer: progress,
    errors: ["too_many_requests"],
  }),
};
