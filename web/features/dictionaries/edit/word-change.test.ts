import { expect, test } from "vitest";

import { changedWord, joined, requestOf, type WordChange } from "./word-change.ts";

const create: WordChange = { kind: "create", id: "a", text: { term: "Abend", definitions: ["вечір"] } };
const update: WordChange = { kind: "update", id: "a", text: { term: "abends", definitions: ["увечері"] } };
const remove: WordChange = { kind: "delete", id: "a" };

test("a new word that is changed is created as changed", () => {
  expect(joined(create, update)).toEqual({ ...update, kind: "create" });
});

test("a word that is deleted stays deleted, whatever was done to it before", () => {
  expect(joined(create, remove)).toEqual(remove);
  expect(joined(update, remove)).toEqual(remove);
});

test("a later change that names less keeps what the earlier said", () => {
  const more = { note: "n", tags: ["t"] };
  const full: WordChange = { ...create, text: { ...create.text, ...more } };
  expect(joined(full, update)).toEqual({ ...update, kind: "create", text: { ...update.text, ...more } });
  const noted: WordChange = { ...update, text: { ...update.text, ...more } };
  expect(joined(noted, update)).toEqual(noted);
});

test("changes travel sorted by what they do, a new word under its own id", () => {
  const other: WordChange = { ...update, id: "b" };
  expect(requestOf([create, other, { kind: "delete", id: "c" }])).toEqual({
    create: [{ id: "a", term: "Abend", definitions: ["вечір"] }],
    update: [{ id: "b", term: "abends", definitions: ["увечері"] }],
    delete: ["c"],
  });
});

test("a word is shown as it will be", () => {
  const more = { note: "n", example: "", tags: ["t"], resting: false };
  const word = { id: "a", term: "x", definitions: ["y"], ...more, order: 3, createdAt: "", updatedAt: "" };
  expect(changedWord(word, update)).toEqual({ ...word, term: "abends", definitions: ["увечері"] });
  expect(changedWord(word, remove)).toBeNull();
});
