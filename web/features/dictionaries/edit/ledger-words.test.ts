import { expect, test } from "vitest";

import type { Word } from "../../../../shared/api/dictionaries.ts";
import type { QueueState } from "./change-queue.ts";
import { ledgerWords, wordsCountWith } from "./ledger-words.ts";
import type { WordChange } from "./word-change.ts";

const word = (id: string, order: number): Word => ({
  id,
  term: `term ${id}`,
  definitions: ["x"],
  note: "",
  example: "",
  tags: [],
  resting: false,
  order,
  createdAt: "",
  updatedAt: "",
});
const text = { term: "new", definitions: ["y"] };

const state = (changes: WordChange[], created: Word[] = []): QueueState => ({
  log: changes.map((change, index) => ({ id: String(index), change })),
  created,
  failure: null,
});
const shown = (rows: ReturnType<typeof ledgerWords>) =>
  rows.map(({ word: { id, order }, state: is }) => `${id} ${order} ${is}`);

test("unsaved words stand on top with the numbers they will have, the saved ones beneath", () => {
  const queue = state(
    [
      { kind: "create", id: "d", text },
      { kind: "create", id: "e", text },
    ],
    [word("c", 3)],
  );
  expect(shown(ledgerWords([word("b", 2), word("a", 1)], queue, true))).toEqual([
    "e 5 unsaved",
    "d 4 unsaved",
    "c 3 saved",
    "b 2 rest",
    "a 1 rest",
  ]);
});

test("a word that was created here and read again stands there once", () => {
  expect(shown(ledgerWords([word("c", 3)], state([], [word("c", 3)]), true))).toEqual(["c 3 saved"]);
});

test("in another order the server's list knows the place of what was created", () => {
  expect(shown(ledgerWords([word("a", 1)], state([], [word("c", 3)]), false))).toEqual(["a 1 rest"]);
});

test("a word shows everything that was done to it, one after the other", () => {
  const queue = state([
    { kind: "update", id: "a", text },
    { kind: "update", id: "a", text: { tags: ["B1"] } },
  ]);
  expect(ledgerWords([word("a", 1)], queue, true)[0]?.word).toMatchObject({ ...text, tags: ["B1"] });
});

test("changed words show their new text, deleted ones are gone, and both count", () => {
  const queue = state([
    { kind: "update", id: "a", text },
    { kind: "delete", id: "b" },
    { kind: "create", id: "c", text },
  ]);
  const rows = ledgerWords([word("b", 2), word("a", 1)], queue, true);
  expect(rows.map(({ word: { id, term } }) => [id, term])).toEqual([
    ["c", "new"],
    ["a", "new"],
  ]);
  expect(wordsCountWith(2, queue)).toBe(2);
});

test("a word that was added and deleted again does not count", () => {
  const queue = state([
    { kind: "create", id: "a", text },
    { kind: "update", id: "a", text: { note: "n" } },
    { kind: "delete", id: "a" },
  ]);
  expect(ledgerWords([], queue, true)).toEqual([]);
  expect(wordsCountWith(2, queue)).toBe(2);
});
