import * as z from "zod/mini";

import { postJson } from "./post-json.ts";
import type { ProviderAccess, Translator } from "./translator.ts";

const ALTERNATIVES = 7;

const answer = z.object({
  translatedText: z.string(),
  alternatives: z.optional(z.array(z.string())),
});

/** LibreTranslate, with its own choice of alternatives. Some servers require a key, most do not. */
export function libreTranslate({ url = "", key }: ProviderAccess): Translator {
  return async ({ word, from, to }, signal) => {
    const { translatedText, alternatives = [] } = await postJson({
      url: `${url}/translate`,
      body: {
        q: word,
        source: from,
        target: to,
        format: "text",
        alternatives: ALTERNATIVES,
        ...(key ? { api_key: key } : {}),
      },
      answer,
      signal,
    });
    return { texts: [translatedText, ...alternatives] };
  };
}
