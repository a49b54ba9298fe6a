import * as z from "zod/mini";

import { boundedString, formatted } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { dictionary } from "./dictionaries.ts";
import { count, id, languageCode, time } from "./values.ts";
import { answeredFields } from "./word.ts";

/** A frozen copy of a dictionary that anybody with the address can read (contract §15). */
export const share = z.object({ id, url: z.string(), createdAt: time, wordsCount: count, copies: count });
export type Share = z.infer<typeof share>;

export const sharedWord = z.object(answeredFields);
export type SharedWord = z.infer<typeof sharedWord>;

export const sharedPage = z.object({
  name: z.string(),
  termsLanguage: languageCode,
  definitionsLanguage: languageCode,
  wordsCount: count,
  words: z.array(sharedWord),
  next: z.nullable(z.string()),
});
export type SharedPage = z.infer<typeof sharedPage>;

const dictionaryParams = z.object({ id });
const token = z.object({ token: formatted("token", z.string()) });

export const sharing = {
  create: endpoint({
    method: "POST",
    path: "/dictionaries/:id/shares",
    stage: "accepted",
    summary: "Share a copy of a dictionary, as it is now, at its own address",
    params: dictionaryParams,
    status: 201,
    answer: share,
    errors: ["role_forbidden", "shares_limit", "too_many_requests"],
  }),
  list: endpoint({
    method: "GET",
    path: "/dictionaries/:id/shares",
    stage: "accepted",
    summary: "The shares of a dictionary, newest first",
    params: dictionaryParams,
    status: 200,
    answer: z.object({ shares: z.array(share) }),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/shares/:id",
    stage: "accepted",
    summary: "End a share: its address answers 404 at once",
    params: dictionaryParams,
    status: 204,
  }),
  read: endpoint({
    method: "GET",
    path: "/shared/:token",
    stage: "open",
    summary: "A shared dictionary, a page of its words at a time",
    params: token,
    query: z.strictObject({
      /** `next` from the previous page. */
      after: z.optional(z.pipe(boundedString(6), z.string().check(z.regex(/^[1-9]\d{0,5}$/)))),
    }),
    status: 200,
    answer: sharedPage,
    errors: ["not_found", "too_many_requests"],
  }),
  copy: endpoint({
    method: "POST",
    path: "/shared/:token/copy",
    stage: "accepted",
    summary:
      "Copy a shared dictionary into a new one, or add its words to one of the same languages; terms that it already has are left out",
    params: token,
    body: z.strictObject({ dictionaryId: z.optional(id) }),
    status: 201,
    answer: dictionary,
    errors: ["not_found", "conflict", "dictionaries_limit", "words_limit", "too_many_requests"],
  }),
};
