import * as z from "zod/mini";

import type { LanguageCode } from "../../../shared/languages.ts";
import { short } from "../../../shared/text/bounds.ts";
import { lowerCase, upperCase } from "../../../shared/text/transform.ts";
import { postJson } from "./post-json.ts";
import type { ProviderAccess, Translator } from "./translator.ts";

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL wants a region for some target languages, and has only one Norwegian. */
const TARGETS: Partial<Record<LanguageCode, string>> = { en: "EN-GB", pt: "PT-PT", nn: "NB" };
const SOURCES: Partial<Record<LanguageCode, string>> = { nn: "NB" };

/**
 * DeepL gives one translation for a text, but distinguishes “essen” from “Essen”: the alternative is its translation of
 * the word with the first letter in the other case, requested in the same call.
 */
export function deepL({ url, key = "" }: ProviderAccess): Translator {
  const host = url ?? (key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com");
  return async ({ word, from, to }, signal) => {
    const { translations } = await postJson({
      url: `${host}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: {
        text: [...new Set([word, inOtherCase(word)])],
        source_lang: SOURCES[from] ?? upperCase(short(from)),
        target_lang: TARGETS[to] ?? upperCase(short(to)),
      },
      answer,
      signal,
    });
    return { texts: translations.map(({ text }) => text) };
  };
}

function inOtherCase(word: string): string {
  const [first = short(""), ...rest] = short(word);
  const other = first === upperCase(first) ? lowerCase(first) : upperCase(first);
  return other + rest.join("");
}
