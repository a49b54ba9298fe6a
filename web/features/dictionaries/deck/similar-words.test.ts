import { expect, test } from "vitest";

import { similarWords } from "./similar-words.ts";

const termed = (terms: string) => terms.split(";").map((term) => ({ term }));

test("new words that resemble one that is there, or an earlier one, are counted, with the first pairs", () => {
  const words = termed("schön;Hund;das Brot, -e;hund;Weg;weg;Katze");
  expect(similarWords(words, termed("schon;das Brot;Maus;maus"), "de")).toEqual({
    count: 4,
    examples: [
      { term: "schön", other: "schon" },
      { term: "das Brot, -e", other: "das Brot" },
      { term: "hund", other: "Hund" },
    ],
  });
});
