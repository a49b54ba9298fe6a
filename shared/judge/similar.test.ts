import { expect, test } from "vitest";

import { short } from "../text/bounds.ts";
import { similarKeys } from "./similar.ts";

const areSimilar = (one: string, other: string, language: string): boolean => {
  const keys = new Set(similarKeys(short(one), language));
  return similarKeys(short(other), language).some((key) => keys.has(key));
};

test.each([
  ["de", "schon", "schön"],
  ["de", "Weg", "weg"],
  ["de", "Maße", "Masse"],
  ["de", "das Brot", "das Brot, -e"],
  ["de", "das Brot", "Brot"],
  ["de", "die Katze", "Katze, die"],
  ["de", "sich freuen", "freuen (sich)"],
  ["de", "das Gehalt", "das Gehalt, die Gehälter"],
  ["es", "el si", "sí"],
  ["fr", "l’eau", "eau"],
  ["fr", "cœur", "coeur"],
  ["en", "to go, went, gone", "go"],
  ["tr", "ışık", "işik"],
  ["vi", "ma", "mã"],
  ["el", "πότε", "ποτέ"],
  ["ru", "всё", "все"],
])("similar in %s: %s, %s", (language, one, other) => {
  expect(areSimilar(one, other, language)).toBe(true);
});

test.each([
  ["de", "kaufen", "laufen"],
  ["de", "Ja, bitte", "Ja"],
  ["ru", "мой", "мои"],
  ["uk", "грати", "ґрати"],
  ["en", "\u200d", "\u200c"],
])("not similar in %s: %s, %s", (language, one, other) => {
  expect(areSimilar(one, other, language)).toBe(false);
});
