import { afterEach, beforeEach, expect, test } from "vitest";

import { LANGUAGES, translations } from "./translate-words.ts";
import { startTranslate, type TranslateStandIn } from "./translate.ts";

let vendor: TranslateStandIn;

beforeEach(async () => {
  vendor = await startTranslate();
});

afterEach(async () => {
  await vendor.close();
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(vendor.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
}

const libre = (given: object) =>
  post("/translate", { source: "de", target: "uk", format: "text", api_key: vendor.key, ...given });
const deepL = (given: object, key = vendor.key) =>
  post("/v2/translate", given, { authorization: `DeepL-Auth-Key ${key}` });
const azure = (path: string, word: string, key = vendor.key) =>
  post(path, [{ Text: word }], { "ocp-apim-subscription-key": key });

test("a word is known in every language, with all its meanings and blind to case", () => {
  for (const language of LANGUAGES) expect(translations("Haus", "de", language)).not.toEqual([]);
  expect(translations("Schloss", "de", "en")).toEqual(["castle", "lock"]);
  expect(translations("hAUS", "de", "en")).toEqual(["house", "home"]);
  expect(translations("straße", "de", "uk")).toEqual(["вулиця"]);
});

test("LibreTranslate gives the best one and as many others as asked for", async () => {
  expect((await libre({ q: "Haus", alternatives: 1 })).body).toEqual({
    translatedText: "дім",
    alternatives: ["будинок"],
  });
  expect((await libre({ q: "Haus" })).body).toEqual({ translatedText: "дім" });
  expect((await libre({ q: "Quatsch" })).body).toEqual({ translatedText: "Quatsch" });
});

test.each([
  [{ q: "Haus", api_key: "guess" }, 403, "Invalid API key"],
  [{ q: "Haus", target: "xx" }, 400, "xx is not supported"],
  [{}, 400, "Invalid request: missing q parameter"],
])("LibreTranslate refuses %o", async (given, status, error) => {
  expect(await libre(given)).toEqual({ status, body: { error } });
});

test("DeepL translates each text, from JSON and from a form", async () => {
  const given = { text: ["house", "tree"], source_lang: "EN", target_lang: "DE" };
  const answer = {
    translations: [
      { detected_source_language: "EN", text: "Haus" },
      { detected_source_language: "EN", text: "Baum" },
    ],
  };
  expect((await deepL(given)).body).toEqual(answer);
  const form = new URLSearchParams([
    ["text", "house"],
    ["text", "tree"],
    ["source_lang", "EN"],
    ["target_lang", "DE"],
  ]);
  const headers = { authorization: `DeepL-Auth-Key ${vendor.key}` };
  const response = await fetch(`${vendor.url}/v2/translate`, { method: "POST", headers, body: form });
  expect(await response.json()).toEqual(answer);
  expect((await deepL({ ...given, source_lang: "DE", target_lang: "EN-GB", text: ["Haus"] })).status).toBe(
    200,
  );
  expect((await deepL(given, "guess")).status).toBe(403);
  expect((await deepL({ ...given, target_lang: "XX" })).status).toBe(400);
});

test("Azure's dictionary gives all, but only to and from English", async () => {
  const lookUp = (from: string, to: string) => `/dictionary/lookup?api-version=3.0&from=${from}&to=${to}`;
  expect((await azure(lookUp("en", "uk"), "house")).body).toMatchObject([
    { translations: [{ displayTarget: "дім" }, { displayTarget: "будинок" }, { displayTarget: "хата" }] },
  ]);
  expect((await azure(lookUp("en", "uk"), "quatsch")).body).toMatchObject([{ translations: [] }]);
  expect(await azure(lookUp("de", "uk"), "Haus")).toMatchObject({
    status: 400,
    body: { error: { code: 400023 } },
  });
  expect((await azure(lookUp("en", "uk"), "house", "guess")).status).toBe(401);
  expect((await azure("/translate?api-version=3.0&from=de&to=uk", "Haus")).body).toEqual([
    { translations: [{ text: "дім", to: "uk" }] },
  ]);
});

test("a taught word is translated as taught", async () => {
  vendor.teach("Haus", "de", "uk", ["<b>хатка</b>"]);
  expect((await libre({ q: "haus" })).body).toEqual({ translatedText: "<b>хатка</b>" });
});

test.each([
  ["error", 500],
  ["quota", 429],
  ["garbage", 200],
  ["wrong-shape", 200],
  ["redirect", 302],
] as const)("%s answers %i without a translation", async (fault, status) => {
  vendor.misbehave(fault);
  const answer = await libre({ q: "Haus" });
  expect(answer.status).toBe(status);
  expect(answer.body).not.toEqual({ translatedText: "дім" });
  vendor.misbehave(null);
  expect((await libre({ q: "Haus" })).body).toEqual({ translatedText: "дім" });
});

test("a slow vendor outlasts a client's patience", async () => {
  vendor.slow(2_000);
  await expect(fetch(`${vendor.url}/translate`, { signal: AbortSignal.timeout(50) })).rejects.toThrow(
    "timeout",
  );
});
