import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { DAY } from "../limits.ts";
import { ROLES } from "../roles.ts";
import {
  count,
  dictionariesSort,
  direction,
  directionAnswer,
  id,
  interfaceLanguage,
  newCardsPerDay,
  time,
  timeZone,
  wordsSort,
} from "./values.ts";

export const role = z.enum(ROLES);

export const sortingConfigs = z.object({
  dictionariesSort,
  dictionariesSortDirection: directionAnswer,
  dictionaryWordsSort: wordsSort,
  dictionaryWordsSortDirection: directionAnswer,
});
export type SortingConfigs = z.infer<typeof sortingConfigs>;

export const subscription = z.object({
  status: z.enum(["active", "past_due", "canceled"]),
  currentPeriodEnd: time,
  cancelAtPeriodEnd: z.boolean(),
});

/**
 * The daily time, the new cards per day, the target retention, and when the learner's day begins in their time zone.
 */
export const reviewSettings = z.object({
  minutesPerDay: z.int().check(z.minimum(DAY.minutes.min), z.maximum(DAY.minutes.max)),
  newPerDay: newCardsPerDay,
  retention: z.number().check(z.minimum(DAY.retention.min), z.maximum(DAY.retention.max)),
  timeZone: z.string(),
  dayStartsAt: z.int().check(z.minimum(0), z.maximum(23)),
  /** Whether new words are shown before they are asked. */
  introduce: z.boolean(),
  /** The hour of the reminder on days when words are due; null for no reminder. */
  reminderAt: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
  remindBy: z.enum(["mail", "push"]),
});
export type ReviewSettings = z.infer<typeof reviewSettings>;
export type RemindBy = ReviewSettings["remindBy"];

/** The signed-in person, as the API shows them to themselves (contract §3). */
export const user = z.object({
  id,
  email: z.nullable(z.string()),
  pendingEmail: z.nullable(z.string()),
  role: z.nullable(role),
  interfaceLanguage,
  sortingConfigs,
  policiesAccepted: z.boolean(),
  hasPassword: z.boolean(),
  /** Whether a Google account is linked for signing in. */
  hasGoogle: z.boolean(),
  /** Null for an account without a password. */
  passwordChangedAt: z.nullable(time),
  createdAt: time,
  expiresAt: z.nullable(time),
  limits: z.object({ dictionaries: count, wordsPerDictionary: count, testsPerDay: count }),
  usage: z.object({ dictionaries: count, testsToday: count, testsResetAt: time }),
  subscription: z.nullable(subscription),
  review: reviewSettings,
});
export type User = z.infer<typeof user>;

export const users = {
  me: endpoint({
    method: "GET",
    path: "/users/me",
    stage: "signed_in",
    summary: "The logged-in user",
    status: 200,
    answer: user,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/users/me",
    stage: "signed_in",
    summary: "Change the interface language, the saved sorting or the day of review",
    body: z.strictObject({
      interfaceLanguage: z.optional(interfaceLanguage),
      sortingConfigs: z.optional(
        z.strictObject({
          dictionariesSort: z.optional(dictionariesSort),
          dictionariesSortDirection: z.optional(direction),
          dictionaryWordsSort: z.optional(wordsSort),
          dictionaryWordsSortDirection: z.optional(direction),
        }),
      ),
      review: z.optional(
        z.strictObject({
          minutesPerDay: z.optional(reviewSettings.shape.minutesPerDay),
          newPerDay: z.optional(reviewSettings.shape.newPerDay),
          retention: z.optional(reviewSettings.shape.retention),
          timeZone: z.optional(timeZone),
          dayStartsAt: z.optional(reviewSettings.shape.dayStartsAt),
          introduce: z.optional(reviewSettings.shape.introduce),
          reminderAt: z.optional(reviewSettings.shape.reminderAt),
          remindBy: z.optional(reviewSettings.shape.remindBy),
        }),
      ),
    }),
    status: 200,
    answer: user,
    errors: ["verification_required", "role_forbidden", "too_many_requests"],
  }),
  export: endpoint({
    method: "GET",
    path: "/users/me/export",
    stage: "signed_in",
    proof: true,
    summary: "All data of the logged-in user, as a file in the schema `ownData`",
    status: 200,
    media: ["application/json"],
    errors: ["too_many_requests"],
  }),
};
