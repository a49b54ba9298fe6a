import {
  type Answer,
  type HttpStandIn,
  htmlPage,
  type Incoming,
  json,
  type Place,
  startHttpStandIn,
} from "./http-stand-in.ts";
import { azure, deepL, libreTranslate } from "./translate-vendors.ts";
import { translations } from "./translate-words.ts";

/**
 * error: 500. quota: the vendor's quota is exceeded. garbage: HTML. wrong-shape: other JSON. redirect: to another
 * address.
 */
export type TranslateFault = "error" | "quota" | "garbage" | "wrong-shape" | "redirect";

export interface TranslateOptions extends Place {
  key?: string;
}

export interface TranslateStandIn extends HttpStandIn {
  /** For TRANSLATE_KEY, for every vendor. */
  key: string;
  /** The path and query of each call, also of a redirect that was followed. */
  requests: readonly string[];
  /** Every call from now on fails in this way; null ends it. */
  misbehave(fault: TranslateFault | null): void;
  /** Sets the translations of a word; an empty list makes it unknown. */
  teach(word: string, from: string, to: string, known: readonly string[]): void;
}

/** LibreTranslate, DeepL and Azure Translator in one: the same address serves each vendor under its own paths. */
export async function startTranslate(options: TranslateOptions = {}): Promise<TranslateStandIn> {
  const key = options.key ?? "translate-key";
  const taught = new Map<string, string[]>();
  const requests: string[] = [];
  let fault: TranslateFault | null = null;

  const dictionary = {
    key,
    lookUp: (word: string, from: string, to: string) =>
      taught.get(lesson(word, from, to)) ?? translations(word, from, to),
  };
  const answer = (incoming: Incoming): Answer => {
    const { pathname, search, searchParams } = incoming.url;
    requests.push(pathname + search);
    if (fault !== null) return faulty(fault, pathname);
    switch (`${incoming.method} ${pathname}`) {
      case "POST /v2/translate":
        return deepL(incoming, dictionary);
      case "POST /dictionary/lookup":
        return azure(incoming, dictionary);
      case "POST /translate":
        return searchParams.has("api-version")
          ? azure(incoming, dictionary)
          : libreTranslate(incoming, dictionary);
      default:
        return json({ error: "Not Found" }, 404);
    }
  };
  const http = await startHttpStandIn({ answer }, options);

  return {
    ...http,
    key,
    requests,
    misbehave(next) {
      fault = next;
    },
    teach(word, from, to, known) {
      taught.set(lesson(word, from, to), [...known]);
    },
  };
}

function faulty(fault: TranslateFault, pathname: string): Answer {
  switch (fault) {
    case "error":
      return json({ error: "Internal Server Error" }, 500);
    case "quota":
      return json({ message: "Quota exceeded" }, pathname.startsWith("/v2/") ? 456 : 429);
    case "garbage":
      return htmlPage("<!doctype html><p>It works!");
    case "wrong-shape":
      return json({ translations: "none", translatedText: { text: 1 } });
    case "redirect":
      return { status: 302, headers: { location: "/elsewhere" } };
  }
}

function lesson(word: string, from: string, to: string): string {
  return `${from} ${to} ${word.toLowerCase()}`;
}
