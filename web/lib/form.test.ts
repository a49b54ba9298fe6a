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

test("a refusal names the characters, and proposes the text without them", async () => {
  const messageOf = async (name: string) => {
    const typed = { name, termsLanguage: "fr", definitionsLanguage: "en" } as const;
    const { errors } = await contractResolver(api.dictionaries.create.body)(typed, undefined, OPTIONS);
    return errors.name?.message;
  };
  expect(await messageOf("Mot d'ordre: été")).toBe(
    "Contains one or more forbidden characters: ' :. Try “Mot dordre été”.",
  );
  expect(await messageOf("’’")).toBe("Contains one or more forbidden characters: ’");
  expect(await messageOf("a\u0000b")).toBe("Contains one or more forbidden characters");
  const { errors } = await contractResolver(api.auth.signUp.body)(
    { email: "ann+lists@example.com", password: "Correct7Horse" },
    undefined,
    OPTIONS,
  );
  expect(errors.email?.message).toBe("Contains one or more forbidden characters: +. Try “ann@example.com”.");
});
