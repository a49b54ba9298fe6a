import * as z from "zod/mini";

import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";

const MIB = 1024 * 1024;

/** Only its size is checked here: a wrong key is answered as AnkiConnect does. */
const key = boundedString(4096);

const call = {
  method: "POST",
  stage: "open",
  raw: true,
  ownErrors: true,
  query: z.strictObject({ key: z.optional(key) }),
  bodyLimit: 8 * MIB,
  status: 200,
  media: ["application/json"],
} as const;

const preflight = {
  method: "OPTIONS",
  stage: "open",
  raw: true,
  ownErrors: true,
  query: call.query,
  bodyLimit: 4096,
  status: 204,
} as const;

/** A program that has no field for a key has one for an address (contract §23). */
const WITH_KEY = { path: "/ankiconnect/:token", params: z.object({ token: key }) } as const;

/** Words for programs that speak AnkiConnect (contract §18, §23). */
export const ankiConnect = {
  call: endpoint({
    ...call,
    path: "/ankiconnect",
    summary:
      "AnkiConnect, version 6: `{action, version, params, key}` is answered with `{result, error}`, always with 200; `key` is a token, in the body or else in the address; decks are dictionaries",
  }),
  callWithKey: endpoint({
    ...call,
    ...WITH_KEY,
    summary: "The same with the token as part of the path",
  }),
  preflight: endpoint({
    ...preflight,
    path: "/ankiconnect",
    summary: "Allow every page and extension to make that call, without credentials (CORS)",
  }),
  preflightWithKey: endpoint({
    ...preflight,
    ...WITH_KEY,
    summary: "The same with the token as part of the path",
  }),
};
