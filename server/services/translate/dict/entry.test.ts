import { expect, test } from "vitest";

import { translationsOf } from "./entry.ts";

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
  ["an entry without senses", "leer", ["leer"], []],
])("%s", (_, word, definitions, expected) => {
  expect(translationsOf(definitions, word)).toEqual(expected);
});
