import * as z from "zod/mini";

import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";

const params = z.object({ token: boundedString(64) });

export const reminders = {
  ask: endpoint({
    method: "GET",
    path: "/reminders/:token",
    stage: "open",
    summary: "A page that asks whether to end the mails; opening it, as mail programs do, changes nothing",
    params,
    status: 200,
    media: ["text/html"],
    errors: ["not_found", "too_many_requests"],
  }),
  end: endpoint({
    method: "POST",
    path: "/reminders/:token",
    stage: "open",
    summary: "End the mails with one click, from the mail program itself (RFC 8058) or from the page",
    params,
    raw: true,
    bodyLimit: 4096,
    status: 200,
    media: ["text/html"],
    errors: ["not_found", "too_many_requests"],
  }),
};
