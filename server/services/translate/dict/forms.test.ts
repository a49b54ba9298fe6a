import { expect, test } from "vitest";

import { headwordOf, stemOf } from "./forms.ts";

test.each([
  ["Katzen", ["batzen", "kotzen", "katen", "katze"], "katze"],
  ["hablo", ["hablador", "hablar"], "hablar"],
  ["parlent", ["parlant", "parlement", "parler"], "parler"],
  ["domu", ["dam", "dom", "domy"], "dom"],
  ["gehst", ["gest", "geist", "gehen können"], undefined],
  ["profesor", ["profesión"], undefined],
  ["ran", ["rang", "rank"], undefined],
  ["Haus", [], undefined],
])("%s among %j is %s", (word, offered, headword) => {
  expect(headwordOf(word, offered)).toBe(headword);
});

test.each([
  ["parlent", "parle"],
  ["hablo", "habl"],
  ["ging", undefined],
  ["in die", undefined],
])("%s is looked for by %s", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
