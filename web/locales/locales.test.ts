import { describe, expect, test } from "vitest";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";

const CATEGORY = /_(?:one|few|many|other)$/;
const PLACEHOLDER = /\{\{[^}]*\}\}|<\/?\w+>/g;

/** Every text by its key without the plural category. */
function textsOf(strings: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(strings).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? textsOf(value, `${prefix}${key}.`)
      : [[`${prefix}${key.replace(CATEGORY, "")}`, String(value)] satisfies [string, string]],
  );
}

const load = async (language: string): Promise<object> => ({
  ...((await import(`./${language}/index.ts`)) as { strings: object }).strings,
  ...((await import(`./${language}/review.ts`)) as { strings: object }).strings,
  ...((await import(`./${language}/learning.ts`)) as { strings: object }).strings,
  ...((await import(`./${language}/selecting.ts`)) as { strings: object }).strings,
  ...((await import(`./${language}/sharing.ts`)) as { strings: object }).strings,
  ...((await import(`./${language}/bring.ts`)) as { strings: object }).strings,
});

const placeholders = (text: string): string => [...(text.match(PLACEHOLDER) ?? [])].toSorted().join(" ");

const english = new Map(textsOf(await load("en")).map(([key, text]) => [key, placeholders(text)]));

describe.each(INTERFACE_LANGUAGES)("%s", (language) => {
  test("every text fills in and marks up the same things as in English", async () => {
    for (const [key, text] of textsOf(await load(language)))
      expect([key, placeholders(text)]).toEqual([key, english.get(key)]);
  });
});
