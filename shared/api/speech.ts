import * as z from "zod/mini";

import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { answerText } from "../text-rules.ts";
import { languageCode } from "./values.ts";

/** Any language code is accepted: a language without a voice is not an error. */
const spokenLanguage = z.pipe(boundedString(35), z.string().check(z.minLength(1)));

export const speech = {
  languages: endpoint({
    method: "GET",
    path: "/speech",
    stage: "accepted",
    summary: "The languages that this server can speak",
    status: 200,
    answer: z.object({ languages: z.array(languageCode) }),
  }),
  say: endpoint({
    method: "GET",
    path: "/speech/:language",
    stage: "accepted",
    summary: "The sound of a word (Opus in Ogg); the same text gives the same bytes",
    params: z.object({ language: spokenLanguage }),
    query: z.strictObject({ text: answerText }),
    status: 200,
    media: ["audio/ogg"],
    errors: ["not_found", "too_many_requests", "provider_unavailable", "provider_not_configured"],
  }),
};
