import { expect, test } from "vitest";

import { changeLanguage, i18n, startI18n, withStrings } from "./i18n.ts";

test("a screen that opens while the language changes speaks the new one", async () => {
  await startI18n("en");
  const changed = changeLanguage("uk");
  await Promise.all([withStrings(Promise.resolve(), "selecting"), changed]);
  expect(i18n.t("selecting.bar")).toBe("Вибрані слова");
});

test("what is put into a text is never read as one", async () => {
  await startI18n("en");
  const email = "{{count}} $t(common.mainMenu) %s";
  expect(i18n.t("auth.verify.lead", { email })).toBe(`We sent a six-digit code to <b>${email}</b>.`);
});

test("a text is settled with what is put into it", async () => {
  await startI18n("uk");
  expect(i18n.t("dictionaries.deletion.title", { name: "Слова «на щодень»" })).toBe(
    "Видалити «Слова „на щодень“»?",
  );
});
