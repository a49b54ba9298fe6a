import { expect, test } from "vitest";

import { short } from "../../../shared/text/bounds.ts";
import { filedTerm } from "./keys.ts";

test.each([
  ["de", "der Hund", "Hund"],
  ["de", "Die Katze", "Katze"],
  ["de", "die", "die"],
  ["de", "dienen", "dienen"],
  ["en", "the sea", "sea"],
  ["fr", "l’eau", "eau"],
  ["fr", "l'ami", "ami"],
  ["fr", "aujourd’hui", "aujourd’hui"],
  ["it", "gli amici", "amici"],
  ["es", "el agua", "agua"],
  ["pl", "a jednak", "a jednak"],
  ["hu", "az alma", "alma"],
] as const)("%s: %s is filed as %s", (language, term, filed) => {
  expect(filedTerm(short(term), language)).toBe(filed);
});
