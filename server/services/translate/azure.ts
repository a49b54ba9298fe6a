import * as z from "zod/mini";

import type { LanguageCode } from "../../../shared/languages.ts";
import { postJson, ProviderFailure } from "./post-json.ts";
import type { ProviderAccess, Question, Translator } from "./translator.ts";

const entries = z.array(z.object({ translations: z.array(z.object({ displayTarget: z.string() })) }));
const texts = z.array(z.object({ translations: z.array(z.object({ text: z.string() })) }));

/** The most characters that the dictionary accepts. */
const LONGEST_ENTRY = 100;
const CODES: Partial<Record<LanguageCode, string>> = {
  mn: "mn-Cyrl",
  sr: "sr-Cyrl",
  tl: "fil",
  zh: "zh-Hans",
};

/**
 * Azure Translator: its dictionary, which covers pairs with English, gives alternatives; its translation covers the
 * rest.
 */
export function azure({
  url = "https://api.cognitive.microsofttranslator.com",
  key = "",
  region,
}: ProviderAccess): Translator {
  const headers = {
    "ocp-apim-subscription-key": key,
    ...(region ? { "ocp-apim-subscription-region": region } : {}),
  };
  const ask = <S extends z.core.$ZodType>(
    path: string,
    { word, from, to }: Question,
    answer: S,
    signal: AbortSignal,
  ) => {
    const languages = `from=${CODES[from] ?? from}&to=${CODES[to] ?? to}`;
    const address = `${url}/${path}?api-version=3.0&${languages}`;
    return postJson({ url: address, headers, body: [{ Text: word }], answer, signal });
  };
  return async (question, signal) => {
    if (mayBeInDictionary(question)) {
      const found = await ask("dictionary/lookup", question, entries, signal).catch(unknownPair);
      const targets = found.flatMap(({ translations }) => translations.map((one) => one.displayTarget));
      if (targets.length > 0) return { texts: targets };
    }
    const translated = await ask("translate", question, texts, signal);
    return { texts: translated.flatMap(({ translations }) => translations.map(({ text }) => text)) };
  };
}

const mayBeInDictionary = ({ word, from, to }: Question): boolean =>
  (from === "en" || to === "en") && word.length <= LONGEST_ENTRY;

/** Pairs that the dictionary does not cover are refused with 400. */
function unknownPair(error: unknown): [] {
  if (error instanceof ProviderFailure && error.status === 400) return [];
  throw error;
}
