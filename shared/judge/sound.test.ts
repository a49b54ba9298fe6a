import { expect, test } from "vitest";

import { short } from "../text/bounds.ts";
import { soundOf } from "./sound.ts";

test.each([
  ["de", "Meer", "mehr"],
  ["de", "seid", "seit"],
  ["de", "Häute", "heute"],
  ["de", "Seite", "Saite"],
  ["de", "viel", "fiel"],
  ["de", "Stadt", "statt"],
  ["de", "die Wände", "die Wende"],
  ["en", "their", "there"],
  ["en", "the knight", "the night"],
  ["fr", "vert", "verre"],
  ["fr", "sang", "sans"],
  ["fr", "pain", "pin"],
  ["fr", "parler", "parlé"],
  ["fr", "eau", "haut"],
  ["es", "tuvo", "tubo"],
  ["es", "tú", "tu"],
  ["it", "anno", "hanno"],
  ["pl", "morze", "może"],
  ["pl", "Bóg", "buk"],
  ["ru", "учится", "учиться"],
  ["ru", "плод", "плот"],
  ["uk", "греби", "гриби"],
])("%s: %s sounds like %s", (language, one, other) => {
  expect(soundOf(short(one), language)).toBe(soundOf(short(other), language));
});

test.each([
  ["de", "der See", "die See"],
  ["de", "Ofen", "offen"],
  ["de", "Maße", "Masse"],
  ["de", "schon", "schön"],
  ["de", "Kirche", "Kirsche"],
  ["en", "desert", "dessert"],
  ["en", "ship", "sheep"],
  ["fr", "poisson", "poison"],
  ["fr", "blanc", "blond"],
  ["es", "papá", "papa"],
  ["es", "pero", "perro"],
  ["it", "penna", "pena"],
  ["pl", "być", "bić"],
  ["ru", "угол", "уголь"],
  ["uk", "гриб", "грип"],
  ["xx", "a", "b"],
])("%s: %s does not sound like %s", (language, one, other) => {
  expect(soundOf(short(one), language)).not.toBe(soundOf(short(other), language));
});
