import fc from "fast-check";
import { expect, it } from "vitest";

import { short, slice } from "../text/bounds.ts";
import { answerKeys } from "./keys.ts";
import { rulesOf } from "./languages/index.ts";
import { SkeletonIndex } from "./skeleton-index.ts";

const LANGUAGES = [
  "en",
  "uk",
  "de",
  "fr",
  "es",
  "it",
  "pl",
  "ru",
  "tr",
  "el",
  "ro",
  "fa",
  "ja",
  "ar",
  "vi",
  "yi",
  "az",
];
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(..." -'’ʼꞌ()/.,¿!?#+&−´`½²ß\u0301\u0308\u200b\u3164"),
      fc.constantFrom(
        ..."aAbeéÉiıİIoöOøœʼsSşșßẞuü",
        ..."аАеЕёЁиИйЙіІїЇгґє",
        ..."σςΣάΑ",
        ..."يیكکـ",
        ..."ガｶﾞ한",
        ..."װײיואַə",
      ),
    ),
    maxLength: 12,
  })
  .map(short);
const article = fc.constantFrom("", "the ", "der ", "l’", "un ", "to ", "DIE ");

it("finds every text that has an answer key in common, whatever it is written like", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      article,
      text,
      article,
      text,
      (language, lead, one, otherLead, other) => {
        const kept = short(lead + one);
        const index = new SkeletonIndex([other, kept, one], rulesOf(language));
        const keys = new Set(answerKeys(kept, language));
        const missed = [kept, one, short(one.toUpperCase()), short(otherLead + one), other]
          .flatMap((asked) => answerKeys(asked, language))
          .filter((key) => keys.has(key) && !index.resembling(slice(key, 1)).has(1));
        expect(missed, kept).toEqual([]);
      },
    ),
    { numRuns: 20_000 },
  );
});

it("leaves out texts of other letters", () => {
  const words = ["der Hund", "die Hündin", "das Huhn", "(der) Fund", "", "Hund"].map(short);
  const index = new SkeletonIndex(words, rulesOf("de"));
  const like = (text: string) => [...index.resembling(short(text))].map((number) => words[number]);
  expect(like("Hund")).toEqual(["der Hund", "Hund"]);
  expect(like("Katze")).toEqual([]);
});
