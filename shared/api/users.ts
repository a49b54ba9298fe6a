import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { ROLES } from "../roles.ts";
import {
  count,
  dictionariesSort,
  direction,
  directionAnswer,
  id,
  interfaceLanguage,
  time,
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

/** The signed-in person as they see themselves (contract §3). */
export const user = z.object({
  id,
  email: z.nullable(z.string()),
  pendingEmail: z.nullable(z.string()),
  role: z.nullable(role),
  interfaceLanguage,
  sortingConfigs,
  policiesAccepted: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: time,
  expiresAt: z.nullable(time),
  limits: z.object({ dictionaries: count, wordsPerDictionary: count, testsPerDay: count }),
  usage: z.object({ dictionaries: count, testsToday: count, testsResetAt: time }),
  subscription: z.nullable(subscription),
});
export type User = z.infer<typeof user>;

export const users = {
  me: endpoint({
    method: "GET",
    path: "/users/me",
    stage: "signed_in",
    summary: "The signed-in user",
    status: 200,
    answer: user,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/users/me",
    stage: "signed_in",
    summary: "Change the interface language or the saved sorting",
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
    }),
    status: 200,
    answer: user,
  }),
};
