import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import * as z from "zod/mini";

import { api } from "./api/index.ts";
import { complaintsByField } from "./validation.ts";

const ID = "0190a5f0-0000-7000-8000-000000000001";
const WORD = { term: "Haus", definitions: ["house"] };
const REVIEW = {
  id: ID,
  wordId: ID,
  direction: "forward",
  at: "2026-11-20T10:00:00.000Z",
  grade: "good",
  outcome: "exact",
  given: [],
  milliseconds: null,
};

/** Each sentence stands in docs/api.md §1. */
test.each<[says: string, schema: z.core.$ZodType, good: unknown, bad: unknown, fields: string[]]>([
  [
    "all policies are accepted at once",
    api.auth.acceptPolicy.body,
    { accepted: ["cookie", "privacy", "terms-of-use"] },
    { accepted: ["cookie"] },
    ["accepted"],
  ],
  [
    "definitions and tags of a word differ",
    api.dictionaries.update.body,
    { words: { create: [WORD] } },
    { words: { create: [{ ...WORD, definitions: ["house", "house"] }] } },
    ["words.create.0.definitions.1"],
  ],
  [
    "definitions and tags of a word differ",
    api.dictionaries.update.body,
    { words: { create: [{ ...WORD, tags: ["a", "b"] }] } },
    { words: { create: [{ ...WORD, tags: ["a", "A"] }] } },
    ["words.create.0.tags.1"],
  ],
  [
    "a change names a word once",
    api.dictionaries.update.body,
    { words: { update: [{ id: ID, ...WORD }] } },
    { words: { update: [{ id: ID, ...WORD }], delete: [ID] } },
    ["words.delete.0"],
  ],
  [
    "a test has one selection",
    api.testing.create.body,
    { dictionaryId: ID, hardest: { count: 5 } },
    { dictionaryId: ID, hardest: { count: 5 }, range: { from: 1, to: 2 } },
    ["range", "hardest"],
  ],
  [
    "a range ends at or behind its begin",
    api.testing.create.body,
    { dictionaryId: ID, range: { from: 2, to: 2 } },
    { dictionaryId: ID, range: { from: 3, to: 2 } },
    ["range.to"],
  ],
  [
    "a proof is a password or a passkey",
    api.auth.prove.body,
    { password: "Correct7Horse" },
    {},
    ["password"],
  ],
  [
    "a review's grade fits its outcome",
    api.reviews.post.body,
    { source: "device", reviews: [REVIEW] },
    { source: "device", reviews: [{ ...REVIEW, grade: "again" }] },
    ["reviews.0.grade"],
  ],
])("%s", (says, schema, good, bad, fields) => {
  const fieldsOf = (value: unknown): string[] => {
    const { success, error } = z.safeParse(schema, value, { reportInput: true });
    return success ? [] : [...complaintsByField(error.issues)].map(([name]) => name);
  };
  expect(readFileSync("docs/api.md", "utf8").replace(/\s+/g, " ")).toContain(says);
  expect({ good: fieldsOf(good), bad: fieldsOf(bad) }).toEqual({ good: [], bad: fields });
});
