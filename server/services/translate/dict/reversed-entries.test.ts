import { expect, test } from "vitest";

import { reversedEntries } from "./reversed-entries.ts";

const LONG = "a sentence that explains the word. ".repeat(5);

test("translations become headwords, with grammar, common words first and phrases last", () => {
  const entries = [
    "Daheim /daˈhaɪm/ <n, neut>\nдом\nein Ort",
    `Haus /haʊs/ <n, neut>\nдом 2.\n${LONG}\n`,
    "nach Hause <adv>\nдом\n",
    "Gebäude <n, neut>\nздание, дом\n",
  ];
  expect(reversedEntries(entries, "German - Russian FreeDict+WikDict")).toEqual([
    "дом\n1. Haus <n, neut>\n2. Daheim <n, neut>\n3. Gebäude <n, neut>\n4. nach Hause <adv>\n",
    "здание\n1. Gebäude <n, neut>\n",
  ]);
});

test("parts of words, and what could not be read again, are left out", () => {
  const entries = [
    "Haus… <adj>\nдомашний",
    "bar <suffix>\nпокупать",
    "etw. kaufen, holen <v>\nпокупать",
    "etw. kaufen <v>\nпокупать (что-то), …",
    "kaufen <v>\nпокупать",
  ];
  expect(reversedEntries(entries, "Any")).toEqual(["покупать\n1. kaufen <v>\n"]);
});
