import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { tokenName } from "../text-rules.ts";
import { id, time } from "./values.ts";

/** Lets another program read and change the words of its owner; the token itself is shown only once. */
export const token = z.object({ id, name: z.string(), createdAt: time, lastUsedAt: z.nullable(time) });
export type Token = z.infer<typeof token>;

/** Access for other programs (contract §18). */
export const tokens = {
  create: endpoint({
    method: "POST",
    path: "/auth/tokens",
    stage: "accepted",
    proof: true,
    summary: "Create a token for another program; only this answer contains it",
    body: z.strictObject({ name: tokenName }),
    status: 201,
    answer: z.object({ id, name: z.string(), createdAt: time, token: z.string() }),
    errors: ["role_forbidden", "tokens_limit", "too_many_requests"],
  }),
  list: endpoint({
    method: "GET",
    path: "/auth/tokens",
    stage: "signed_in",
    summary: "The account's tokens, newest first",
    status: 200,
    answer: z.object({ tokens: z.array(token) }),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/auth/tokens/:id",
    stage: "signed_in",
    proof: true,
    summary: "Delete a token: the program that uses it is refused at once",
    params: z.object({ id }),
    status: 204,
  }),
};
