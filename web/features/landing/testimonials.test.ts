import { expect, test } from "vitest";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { reviewsIn } from "./testimonials.ts";

/** How the languages whose names of learners have a gender form a woman's; English has none. */
const FEMININE: Record<Exclude<InterfaceLanguage, "en">, RegExp> = {
  uk: /^Учениця /u,
  de: /^Sprachschülerin /u,
  fr: /^Première /u,
  es: /^Primera /u,
  it: /^Studentessa /u,
  pl: /^Uczennica /u,
  ru: /^Ученица /u,
};

test.each(Object.entries(FEMININE))(
  "in %s, a woman’s name stands with a woman’s portrait only",
  (code, feminine) => {
    // The keys are those of the table.
    const reviews = reviewsIn(code as keyof typeof FEMININE);
    expect(reviews.map(({ name }) => feminine.test(name))).toEqual([true, false, false]);
  },
);

test("the filler is marked as Latin", () => {
  expect(reviewsIn("uk").map(({ lang }) => lang)).toEqual([undefined, undefined, "la"]);
});
