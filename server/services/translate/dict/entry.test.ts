import { expect, test } from "vitest";

import { readDefinitions } from "./entry.ts";

const HAUS = [
  "Haus /hˈaʊs/ <neut, n, sg>\n [adm.] establishment <n>, institution <n>\n   Synonyms: {Einrichtung}, {Anstalt}\n\n see: {Häuser}\n",
  'Haus /hˈaʊs/ <neut, n, sg>\nhouse <n>\n      "ein Haus bauen"  - build a house\n see: {Häuser}, {frei Haus}\n',
  "Haus /hˈaʊs/ <neut, n, sg>\nhome <n>, family seat\n",
  "Haus… /hˈaʊs/ <adj>\ndomestic <adj>, household <adj>\n",
];

test.each([
  [
    "the first of each entry, those of one trade last, parts of compounds left out",
    "Haus",
    HAUS,
    ["house", "home", "establishment", "family seat", "institution"],
  ],
  [
    "numbered senses",
    "abri",
    ["abri /abʀi/ <n, masc>\n1. asylum\n2. bunker, shelter"],
    ["asylum", "bunker", "shelter"],
  ],
  [
    "the word in the case in which it was typed goes first",
    "gehen",
    ["Gehen <neut>\ngoing <n>", "gehen <v>\ngo <v>"],
    ["go", "going"],
  ],
  [
    "notes and links are no translations",
    "step",
    ["step\n         Note: of a stair\nStufe <fem>\n {Tritt}\n → Schritt"],
    ["Stufe"],
  ],
  [
    "abbreviations and objects of verbs are left out",
    "kaufen",
    [
      "Kaufen <neut, n, sg>\nbuying <n>",
      "etw. kaufen /kˈaʊfən/ (kauft, kaufte /kˈaʊftə/) <v>\nbuy sth. <v>, buy and/or sell sb./sth. <v>",
      "jdn. kaufen <v>\n avenue <n>Ave,  /ˌeɪvˌiːˈiː/ , peopleppl,  /pˌiː/ , folk [Am.]",
    ],
    ["buy", "avenue", "buying", "buy and/or sell", "folk"],
  ],
  [
    "a gloss below the translation",
    "loup",
    ["loup /lu/ <n, masc>\nWolf\nAnimal sauvage", "Loup /lu/ <pn>\nLupus\nConstellation du ciel austral"],
    ["Wolf", "Lupus"],
  ],
  [
    "glosses of several meanings, of which some are numbered alone",
    "rose",
    [
      "rose /ʁoz/ <n, fem>\n1. Rose 2.\nFleur du rosier\n 3.\nFenêtre ronde, vitrail\n2. Pink, Rosarot\nCouleur",
      "rose <adj>\nrosa 2.\nDe couleur claire\n 3.\nOptimiste, gai\n",
    ],
    ["Rose", "rosa", "Pink", "Rosarot"],
  ],
  [
    "parts of speech in lines of their own, with numbers and genders within a line",
    "馬",
    [
      "馬 /ɯᵝmˈä/, うま /ɯᵝmˈä/\n(noun (common) (futsuumeishi))\n (suffix)\n(1) (n) Pferd, (m) Gaul, (2) (f) Stute\n",
    ],
    ["Pferd", "Gaul", "Stute"],
  ],
  [
    "parts of speech behind the number of a sense, and links before the translation",
    "開く",
    [
      "開く /hiɾaku/\n1. (Godan verb with `ku' ending)\n (transitive verb)\nto open\n2. {始める}to start, to begin\n",
    ],
    ["to open", "to start", "to begin"],
  ],
  [
    "Roman numbers of parts of speech, phrases, and forms of the word",
    "fall",
    [
      'fall /fɔ:l/\nI.  <V> 1.  spadać, padać\n 2.  [np. o rządzie]  a. upadać\n b.\n      "fall asleep"  - zasypiać\nII.  <N> 1.  upadek\n 2. falls  wodospad\n 3.  fall flat (fall V: :flat)\n - nie powieść się\nIII.  <V Phras>fall behind   zostawać w tyle\n',
    ],
    ["spadać", "padać", "upadać", "upadek", "wodospad", "zostawać w tyle"],
  ],
  ["one sense, indented", "wick", ["wick /wɪk/ <N>\n  knot, lont\n"], ["knot", "lont"]],
  ["one line, without anything else", "abeja", ["abeja /abˈexa/\nbee\n"], ["bee"]],
  ["an entry without senses", "leer", ["leer"], []],
])("%s", (_, word, definitions, expected) => {
  expect(readDefinitions(definitions, word).translations.map(({ text }) => text)).toEqual(expected);
});

test("what more entries say goes first, and in the case of the word that was asked for", () => {
  const gut = ["gut\ncum laude", "gut\ngood, above average", "gut <adj>\ngood", "Gut <neut>\nestate"];
  expect(
    readDefinitions(gut, "gut")
      .translations.map(({ text }) => text)
      .slice(0, 3),
  ).toEqual(["good", "good", "cum laude"]);
  const good = ["good\nGut <neut> [econ.]", "good\nGute <neut>", "good\nartig, gut <adj>"];
  expect(readDefinitions(good, "good").translations[0]).toEqual({ text: "gut", grammar: "adj" });
  expect(readDefinitions(good, "Good").translations[0]).toEqual({ text: "Gut", grammar: "n, neut" });
});

const DOM = [
  "dom /dɔ̃m/ /ˈdɔmɨ/ <n>\n1. house, home 2.\n(architektura) oddzielny budynek\n 3.\nród, rodzina\n2. home 2.\nmiejsce\n",
];

test("explanations in a database of WikDict are no translations", () => {
  expect(readDefinitions(DOM, "dom").translations.map(({ text }) => text)).toEqual(["house", "home", "home"]);
  const single = ["Hund /hʊnt/ <n, masc>\nсобака, пёс\nHaustier, das bellt"];
  expect(readDefinitions(single, "Hund").translations).toEqual([
    { text: "собака", grammar: "n" },
    { text: "пёс", grammar: "n" },
  ]);
});

test.each([
  ["house /haʊs/\nHaus <neut>, Geschlecht <neut>", "n, neut"],
  ["chat /ʃa/ <n, masc>\ncat", "n"],
  ["gehen <v>\ngo <v, intr>", "v"],
  ["Brille <fem, n, sg>\nglasses <pl>", "n, pl"],
  ["über <preposition>\nabove", "prep"],
  ["dog\nHund <hostile> <b> <constructor>", ""],
  ["casa /kˈasa/\nhouse", ""],
])("grammar of the first translation in %j is “%s”", (definition, grammar) => {
  expect(readDefinitions([definition], "x").translations[0]?.grammar).toBe(grammar);
});

test("examples are the sentences in the language of the word, three of them", () => {
  const lines = ["eins", "zwei", "drei", "vier"].map(
    (word) => `      "Das Haus ${word}."  - The house, "so" ${word}.`,
  );
  expect(readDefinitions([`Haus <n>\nhouse\n${lines.join("\n")}`], "Haus").examples).toEqual([
    "Das Haus eins.",
    "Das Haus zwei.",
    "Das Haus drei.",
  ]);
});

test("an answer of nothing but labels and commas is read as far as anybody would choose from it", () => {
  const line = "a,".repeat(500);
  const entry = ["<n>".repeat(333), line, line, line, line].join("\n");
  const { translations } = readDefinitions(
    Array.from({ length: 100 }, () => entry),
    "x",
  );
  expect(translations).toHaveLength(3000);
  expect(translations.at(-1)).toEqual({ text: "a", grammar: "n" });
});

test("a remark without its end, and abbreviations one right behind the other", () => {
  const lines = [
    `1. dog (${",".repeat(990)}`,
    "2. avenue <n>\n3. people, ppl,  /pˌiː/ mister, Mr,  /mˈɪstə/ , folk",
  ];
  expect(readDefinitions([`x\n${lines.join("\n")}`], "x").translations.map(({ text }) => text)).toEqual([
    "dog (",
    "avenue",
    "people",
    "mister",
    "folk",
  ]);
});
