import { describe, expect, test } from "vitest";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { EXTRAS } from "../lib/i18n.ts";

const CATEGORY = /_(one|few|many|other)$/;
const PLACEHOLDER = /\{\{[^}]*\}\}|<\/?\w+>/g;

interface Text {
  key: string;
  /** The plural category. */
  category: string | undefined;
  text: string;
}

function textsOf(strings: object, prefix = ""): Text[] {
  return Object.entries(strings).flatMap(([name, value]: [string, unknown]) => {
    const key = `${prefix}${name}`;
    return typeof value === "object" && value !== null
      ? textsOf(value, `${key}.`)
      : { key: key.replace(CATEGORY, ""), category: CATEGORY.exec(key)?.[1], text: String(value) };
  });
}

const load = async (language: string): Promise<Text[]> => {
  const files = await Promise.all(["index", ...EXTRAS].map((file) => import(`./${language}/${file}.ts`)));
  return (files as { strings: object }[]).flatMap(({ strings }) => textsOf(strings));
};

const placeholders = (text: string): string[] => (text.match(PLACEHOLDER) ?? []).toSorted();

/** Of several plural forms the last one, “other”. */
const english = new Map((await load("en")).map(({ key, text }) => [key, placeholders(text)]));

const isCount = (placeholder: string): boolean => placeholder.startsWith("{{count");

describe.each(INTERFACE_LANGUAGES)("%s", (language) => {
  const rules = new Intl.PluralRules(language);
  const isOneAlone = [0, 21].every((number) => rules.select(number) !== "one");

  test("every text fills in and marks up the same things as in English", async () => {
    for (const { key, category, text } of await load(language)) {
      // “It” and “once” say the number too, where no other number has this form.
      const saysOne = category === "one" && isOneAlone && !placeholders(text).some(isCount);
      const same = english.get(key)?.filter((placeholder) => !(saysOne && isCount(placeholder)));
      expect([key, placeholders(text)]).toEqual([key, same]);
    }
  });
});
