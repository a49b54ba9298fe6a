import { expect, test } from "vitest";

import type { Word } from "../../../../shared/api/dictionaries.ts";
import type { PendingChange, QueueState } from "./change-queue.ts";
import { ledgerWords, wordsCountWith } from "./ledger-words.ts";
import type { WordChange } from "./word-change.ts";

const word = (id: string, order: number): Word => ({
  id,
  term: `term ${id}`,
  definitions: ["x"],
  note: "",
  example: "",
  tags: [],
  order,
  createdAt: "",
  updatedAt: "",
});
const text = { term: "new", definitions: ["y"] };

function state(changes: WordChange[], created: Word[] = []): QueueState {
  const pending = changes.map((change): [string, PendingChange] => [
    change.id,
    { change, next: null, sending: false, held: false, under: null, refusal: null },
  ]);
  return { pending: new Map(pending), created, failure: null };
}
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

test("a change of tags alone leaves what is under way on the screen", () => {
  const entry: PendingChange = {
    change: { kind: "update", id: "a", text },
    next: { kind: "update", id: "a", text: { tags: ["B1"] } },
    sending: true,
    held: false,
    under: null,
    refusal: null,
  };
  const queue: QueueState = { pending: new Map([["a", entry]]), created: [], failure: null };
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
