import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { term } from "../text-rules.ts";
import { languageCode } from "./values.ts";

export const translate = {
  word: endpoint({
    method: "GET",
    path: "/translate/:word",
    stage: "accepted",
    summary: "Suggested translations of a word, best first",
    params: z.object({ word: term }),
    query: z.strictObject({ fromLanguage: languageCode, toLanguage: languageCode }),
    status: 200,
    answer: z.object({
      translations: z.array(z.string()).check(z.maxLength(8)),
      /** The name of the dictionary that the translations come from, where the provider has several. */
      source: z.optional(z.string()),
      /** The form under which the dictionary has the word, if it is not the one that was looked up. */
      headword: z.optional(z.string()),
      /** Part of speech and gender of translations, in the dictionary's own abbreviations: `{"Haus": "n, neut"}`. */
      grammar: z.optional(z.record(z.string(), z.string())),
      /** Sentences with the word, in the language of the word. */
      examples: z.optional(z.array(z.string())),
    }),
    errors: ["too_many_requests", "provider_unavailable", "provider_not_configured"],
  }),
};
