import { endpoint } from "../endpoint.ts";

const MIB = 1024 * 1024;

/** Adding words from programs that speak AnkiConnect (contract §18). */
export const ankiConnect = {
  call: endpoint({
    method: "POST",
    path: "/ankiconnect",
    stage: "open",
    summary:
      "AnkiConnect, version 6: `{action, version, params, key}` is answered with `{result, error}`, always with 200; `key` is a token, decks are dictionaries",
    raw: true,
    ownErrors: true,
    bodyLimit: 8 * MIB,
    status: 200,
    media: ["application/json"],
  }),
  preflight: endpoint({
    method: "OPTIONS",
    path: "/ankiconnect",
    stage: "open",
    summary: "Allow every page and extension to make that call, without credentials (CORS)",
    raw: true,
    ownErrors: true,
    bodyLimit: 4096,
    status: 204,
  }),
};
