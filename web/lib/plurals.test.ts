import { createInstance } from "i18next";
import { expect, test } from "vitest";

import { withEveryPlural, type Localized } from "../../shared/plurals.ts";
import { strings as french } from "../locales/fr/index.ts";

const english = { words_one: "{{count}} word", words_other: "{{count}} words", title: "Words" } as const;
type English = typeof english;

test("a language has exactly its own plural forms, or it does not compile", () => {
  const polish = {
    words_one: "{{count}} słowo",
    words_few: "{{count}} słowa",
    words_many: "{{count}} słów",
    words_other: "{{count}} słowa",
    title: "Słowa",
  } satisfies Localized<English, "pl">;
  expect(polish.title).toBe("Słowa");

  // @ts-expect-error "few" and "many" are missing
  ({ words_one: "", words_other: "", title: "" }) satisfies Localized<English, "pl">;
  // @ts-expect-error German has no "few"
  ({ words_one: "", words_few: "", words_other: "", title: "" }) satisfies Localized<English, "de">;
  // @ts-expect-error the title is missing
  ({ words_one: "", words_other: "" }) satisfies Localized<English, "de">;
  // @ts-expect-error a string that English does not have
  ({ words_one: "", words_other: "", title: "", more: "" }) satisfies Localized<English, "de">;
});

test("whole millions read as other numbers do", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "fr", resources: { fr: { translation: withEveryPlural(french) } } });
  const told = (length: number): string => i18n.t("validation.too_many", { count: length, length });
  expect(told(1)).toBe("Doit compter au plus 1 entrée");
  expect(told(2)).toBe("Doit compter au plus 2 entrées");
  expect(told(1_000_000)).toBe("Doit compter au plus 1000000 entrées");
});
