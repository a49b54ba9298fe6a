import * as z from "zod/mini";

import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { complain } from "../validation.ts";
import { time } from "./values.ts";

const like = (form: RegExp, most: number) =>
  z.pipe(
    boundedString(most),
    z.string().check((ctx) => {
      if (!form.test(ctx.value)) complain(ctx, [{ key: "invalid" }]);
    }),
  );

/** Bytes in base64url, as browsers write them. */
const encoded = (digits: RegExp) => like(digits, 128);

/**
 * The address at a push service by which a browser is reached, in the letters of an address: others have no place in
 * the index of the database, or are too long for it. Which hosts may be meant, the server's settings say.
 */
const pushEndpoint = like(/^[!-~]+$/, 1024);

/** A browser that shows reminders. */
export const pushSubscription = z.object({
  endpoint: z.string(),
  /** "Firefox on Linux". */
  device: z.string(),
  createdAt: time,
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** Reminders as messages of a browser (Web Push, contract §22). */
export const push = {
  key: endpoint({
    method: "GET",
    path: "/push/key",
    stage: "accepted",
    summary: "The server's public key, which browsers subscribe with (VAPID, base64url)",
    status: 200,
    answer: z.object({ key: z.string() }),
  }),
  list: endpoint({
    method: "GET",
    path: "/push/subscriptions",
    stage: "accepted",
    summary: "The browsers that show the account's reminders, newest first",
    status: 200,
    answer: z.object({ subscriptions: z.array(pushSubscription) }),
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/push/subscriptions",
    stage: "accepted",
    summary:
      "Let this browser show reminders as long as it is logged in; an eleventh replaces the one unused for longest",
    body: z.strictObject({
      endpoint: pushEndpoint,
      keys: z.strictObject({ p256dh: encoded(/^[\w-]{87}=?$/), auth: encoded(/^[\w-]{22}(?:==)?$/) }),
    }),
    status: 204,
    errors: ["role_forbidden", "too_many_requests"],
  }),
  unsubscribe: endpoint({
    method: "DELETE",
    path: "/push/subscriptions",
    stage: "accepted",
    summary: "No longer show reminders in a browser",
    body: z.strictObject({ endpoint: pushEndpoint }),
    status: 204,
  }),
};
