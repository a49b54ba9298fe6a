import { expect, test } from "vitest";

import type { Role } from "./deck.ts";
import { guessRoles, type Languages } from "./guess-fields.ts";

const DE_EN: Languages = { termsLanguage: "de", definitionsLanguage: "en" };
const DE_UK: Languages = { termsLanguage: "de", definitionsLanguage: "uk" };
const JA_EN: Languages = { termsLanguage: "ja", definitionsLanguage: "en" };
const { term, definitions, example, note, none }: Record<string, Role> = {
  term: "term",
  definitions: "definitions",
  example: "example",
  note: "note",
  none: "none",
};

test.each<[Languages, string[], string[], (Role | undefined)[]]>([
  [DE_EN, ["Front", "Back"], ["der Hund", "dog"], [term, definitions]],
  [DE_EN, ["Vorderseite", "Rückseite"], ["der Hund", "dog"], [term, definitions]],
  [DE_EN, ["Recto", "Verso", "Exemple"], ["der Hund", "dog", "Ein Hund."], [term, definitions, example]],
  [DE_EN, ["Лицо", "Оборот"], ["der Hund", "dog"], [term, definitions]],
  [DE_EN, ["Anverso", "Reverso", "Notas"], ["der Hund", "dog", "m."], [term, definitions, note]],
  [DE_EN, ["Przód", "Tył"], ["der Hund", "dog"], [term, definitions]],
  [DE_EN, ["English", "German"], ["dog", "der Hund"], [definitions, term]],
  [DE_EN, ["Englisch", "Deutsch"], ["dog", "der Hund"], [definitions, term]],
  [DE_EN, ["1", "2", "3"], ["der Hund", "dog", "?"], [term, definitions, none]],
  [DE_EN, ["Wort", "Bild", "Bedeutung"], ["der Hund", "", "dog"], [term, none, definitions]],
  [
    DE_EN,
    ["Word", "IPA", "Sound", "Meaning"],
    ["der Hund", "hʊnt", "", "dog"],
    [term, note, none, definitions],
  ],
  [DE_UK, ["Front", "Back"], ["собака", "der Hund"], [definitions, term]],
  [
    DE_UK,
    ["Слово", "Переклад", "Приклад"],
    ["der Hund", "собака", "Ein Hund."],
    [term, definitions, example],
  ],
  [
    JA_EN,
    ["Expression", "Reading", "Meaning", "Sentence", "Audio"],
    ["犬", "いぬ", "dog", "犬がいる。", ""],
    [term, note, definitions, example, none],
  ],
  [JA_EN, ["単語", "意味", "例文"], ["犬", "dog", "犬がいる。"], [term, definitions, example]],
])("%o %o", (languages, fields, texts, roles) => {
  expect(guessRoles({ names: fields, samples: [texts] }, languages)).toEqual(roles);
});
