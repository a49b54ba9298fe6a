import { beforeAll, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { strings } from "../locales/en/index.ts";
import { complaintText } from "./complaint-text.ts";
import { contractResolver } from "./form.ts";
import { i18n } from "./i18n.ts";

beforeAll(() => i18n.init({ lng: "en", resources: { en: { translation: strings } } }));

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

test("every wrong field is told, in words", async () => {
  const resolve = contractResolver(api.auth.signUp.body);
  const { errors } = await resolve({ email: "reader@", password: "short" }, undefined, OPTIONS);
  expect(errors).toMatchObject({
    email: { message: "The field must be a valid email" },
    password: { message: "Should be at least 8 characters" },
  });
});

test("what is right is sent normalised", async () => {
  const resolve = contractResolver(api.dictionaries.create.body);
  const typed = { name: "  À  table ", termsLanguage: "fr", definitionsLanguage: "en" } as const;
  expect(await resolve(typed, undefined, OPTIONS)).toEqual({
    values: { ...typed, name: "À table" },
    errors: {},
  });
});

test("a complaint names its limit in the right number", () => {
  expect(complaintText({ key: "at_most", length: 63 })).toBe("Should be at most 63 characters");
  expect(complaintText({ key: "too_few", length: 1 })).toBe("Should have at least 1 entry");
  expect(complaintText({ key: "forbidden" })).toBe("Contains one or more forbidden characters");
});

test.each([
  ["À table !", "!", "À table"],
  ["L'italiano", "'", "Litaliano"],
  ["Mot d'ordre: été", "' :", "Mot dordre été"],
  ["Deutsch (A1)", "( )", "Deutsch A1"],
  ["日本語・会話", "・", "日本語会話"],
  ["Español 🎉", "🎉", "Español"],
  // Pasted with what nobody sees.
  ["Zero\u200bwidth", "U+200B", "Zerowidth"],
  ["a\u0000b", "U+0000", "ab"],
  ["’’", "’", undefined],
])("the name %j is refused for %s, and %j is offered", async (name, characters, instead) => {
  const typed = { name, termsLanguage: "fr", definitionsLanguage: "en" } as const;
  const { errors } = await contractResolver(api.dictionaries.create.body)(typed, undefined, OPTIONS);
  expect(errors.name?.message).toBe(`Contains one or more forbidden characters: ${characters}`);
  expect(errors.name?.types?.["instead"]).toBe(instead);
});

test("an address with a tag is offered without it", async () => {
  const typed = { email: "ann+lists@example.com", password: "Correct7Horse" };
  const { errors } = await contractResolver(api.auth.signUp.body)(typed, undefined, OPTIONS);
  expect(errors.email?.message).toBe("Contains one or more forbidden characters: +");
  expect(errors.email?.types?.["instead"]).toBe("ann@example.com");
});

test("where only text is shown, the offer is part of it", () => {
  expect(complaintText({ key: "forbidden", refused: ["!"], instead: "À table" })).toBe(
    "Contains one or more forbidden characters: !. Try “À table”.",
  );
});
