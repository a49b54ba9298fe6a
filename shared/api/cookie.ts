import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";

/** Checking the session cookie, and logging out (contract §4). */
export const cookie = {
  checkToken: endpoint({
    method: "GET",
    path: "/cookie/checkToken",
    stage: "open",
    summary: "Whether the session is valid; changes nothing",
    status: 200,
    answer: z.object({ isValid: z.boolean() }),
  }),
  refresh: endpoint({
    method: "POST",
    path: "/cookie/refresh",
    stage: "signed_in",
    summary: "Extend the session",
    status: 204,
  }),
  deleteToken: endpoint({
    method: "DELETE",
    path: "/cookie/token",
    stage: "open",
    summary: "Log out",
    status: 204,
  }),
};
