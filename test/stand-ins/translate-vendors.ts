import { type Answer, type Incoming, json } from "./http-stand-in.ts";
import { LANGUAGES } from "./translate-words.ts";

interface Dictionary {
  key: string;
  /** Every known translation, the best first; empty for an unknown word. */
  lookUp: (word: string, from: string, to: string) => string[];
}

/** LibreTranslate: the best translation and, on request, alternatives. */
export function libreTranslate(incoming: Incoming, { key, lookUp }: Dictionary): Answer {
  const given = fieldsOf(incoming);
  const error = (status: number, message: string) => json({ error: message }, status);
  if (!given.api_key) return error(400, "Please contact the server operator to get an API key");
  if (given.api_key !== key) return error(403, "Invalid API key");
  for (const name of ["q", "source", "target"])
    if (!given[name]) return error(400, `Invalid request: missing ${name} parameter`);
  const [word, from, to] = [textOf(given.q), textOf(given.source), textOf(given.target)];
  for (const language of [from, to])
    if (!isKnown(language)) return error(400, `${language} is not supported`);
  const [best = word, ...others] = lookUp(word, from, to);
  const wanted = Number(given.alternatives ?? 0);
  return json({ translatedText: best, ...(wanted > 0 && { alternatives: others.slice(0, wanted) }) });
}

/** DeepL: one translation per text; languages in upper case, English as a target with its country. */
export function deepL(incoming: Incoming, { key, lookUp }: Dictionary): Answer {
  if (incoming.headers.authorization !== `DeepL-Auth-Key ${key}`) return json({ message: "Forbidden" }, 403);
  const given = fieldsOf(incoming);
  const texts = [given.text ?? []].flat().map(textOf);
  if (texts.length === 0) return json({ message: "Parameter 'text' not specified." }, 400);
  const from = languageOf(given.source_lang);
  const to = languageOf(given.target_lang);
  if (!isKnown(to)) return json({ message: "Value for 'target_lang' not supported." }, 400);
  if (!isKnown(from)) return json({ message: "Value for 'source_lang' not supported." }, 400);
  return json({
    translations: texts.map((word) => ({
      detected_source_language: from.toUpperCase(),
      text: lookUp(word, from, to)[0] ?? word,
    })),
  });
}

/** Azure Translator's dictionary, which supports only pairs with English, and its translation. */
export function azure(incoming: Incoming, { key, lookUp }: Dictionary): Answer {
  const error = (status: number, code: number, message: string) => json({ error: { code, message } }, status);
  if (incoming.headers["ocp-apim-subscription-key"] !== key)
    return error(401, 401000, "The request is not authorized because credentials are missing or invalid.");
  const { pathname, searchParams } = incoming.url;
  if (searchParams.get("api-version") !== "3.0")
    return error(400, 400021, "The API version parameter is missing or invalid.");
  const from = searchParams.get("from") ?? "";
  const to = searchParams.get("to") ?? "";
  if (!isKnown(from)) return error(400, 400035, "The source language is not valid.");
  if (!isKnown(to)) return error(400, 400036, "The target language is not valid.");
  const words = textsOf(incoming.body);
  if (!words) return error(400, 400074, "The body of the request is not valid JSON.");
  if (pathname === "/translate")
    return json(words.map((word) => ({ translations: [{ text: lookUp(word, from, to)[0] ?? word, to }] })));
  if (from !== "en" && to !== "en") return error(400, 400023, "The language pair is not valid.");
  return json(words.map((word) => entry(word, lookUp(word, from, to))));
}

function entry(word: string, found: readonly string[]) {
  return {
    normalizedSource: word.toLowerCase(),
    displaySource: word,
    translations: found.map((target) => ({
      normalizedTarget: target.toLowerCase(),
      displayTarget: target,
      posTag: "OTHER",
      confidence: Number((1 / found.length).toFixed(4)),
      prefixWord: "",
      backTranslations: [
        { normalizedText: word.toLowerCase(), displayText: word, numExamples: 5, frequencyCount: 100 },
      ],
    })),
  };
}

/** Both vendors that accept JSON also accept a form, in which a field may occur several times. */
function fieldsOf({ headers, body }: Incoming): Record<string, unknown> {
  if (headers["content-type"]?.startsWith("application/json")) {
    const parsed = parsedJson(body);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  }
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}

function textsOf(body: string): string[] | null {
  const parsed = parsedJson(body);
  if (!Array.isArray(parsed)) return null;
  return parsed.map((one: { Text?: unknown; text?: unknown }) => textOf(one.Text ?? one.text));
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function languageOf(code: unknown): string {
  return textOf(code).toLowerCase().replace(/-.*/, "");
}

/** Anything that is not a text counts as empty. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isKnown(language: string): boolean {
  return LANGUAGES.some((one) => one === language);
}
