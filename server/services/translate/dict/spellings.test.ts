import { expect, test } from "vitest";

import { spellingsOf } from "./spellings.ts";

test.each([
  ["cœur", "fr", ["cœur", "coeur"]],
  ["oeuf", "fr", ["oeuf", "œuf"]],
  ["Œil", "fr", ["Œil", "Oeil"]],
  ["maison", "fr", ["maison"]],
  ["Goethe", "de", ["Goethe"]],
] as const)("%s in %s is looked for as %j", (word, language, spellings) => {
  expect(spellingsOf(word, language)).toEqual(spellings);
});
