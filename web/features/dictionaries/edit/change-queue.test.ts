import { expect, test, vi } from "vitest";

import type { Word } from "../../../../shared/api/dictionaries.ts";
import { WORDS_PER_REQUEST } from "../../../../shared/limits.ts";
import { ApiError, NetworkError } from "../../../lib/api-error.ts";
import { ChangeQueue, type SavedWords } from "./change-queue.ts";
import type { Kept } from "./kept-changes.ts";
import { unsavedIn, type Operation } from "./operations.ts";
import { joined, updateOf, type requestOf, type WordChange } from "./word-change.ts";

type Request = ReturnType<typeof requestOf>;

const word = (id: string): WordChange => ({
  kind: "create",
  id,
  text: { term: `term ${id}`, definitions: ["definition"] },
});

const edited = { kind: "update", id: "a", text: { term: "b", definitions: ["c"] } } satisfies WordChange;
const retagged: WordChange = { kind: "update", id: "a", text: { tags: ["B1"] } };

function keptHere(start: readonly Operation[] = []): Kept & { left: () => WordChange[] } {
  const kept = new Map(start.map((operation) => [operation.id, operation]));
  return {
    operations: () => [...kept.values()],
    keep: (operation) => void kept.set(operation.id, operation),
    drop: (id) => void kept.delete(id),
    onDropped: () => undefined,
    keepDraft: () => undefined,
    draft: () => null,
    left: () => [...kept.values()].map(({ change }) => change),
  };
}

/** A server of which each call's answer is decided by the test. */
function server() {
  const calls: { request: Request; succeed: () => void; fail: (error: Error) => void }[] = [];
  const send = (request: Request): Promise<SavedWords> =>
    new Promise((resolve, reject) => {
      const words = [...request.create, ...request.update].map((sent, index): Word => ({
        term: "",
        definitions: [],
        resting: false,
        note: "",
        example: "",
        tags: [],
        ...sent,
        order: index + 1,
        createdAt: "",
        updatedAt: "",
      }));
      calls.push({ request, fail: reject, succeed: () => resolve({ words } as SavedWords) });
    });
  return { calls, send };
}

const refusal = new ApiError({ status: 400, code: "validation_failed", message: "Not so" });
const notFound = new ApiError({ status: 404, code: "not_found", message: "Not found" });
const refusals = (queue: ChangeQueue) =>
  queue.state.get().log.flatMap(({ change, refusal: why }) => (why ? [[change.id, why]] : []));
const unsaved = (queue: ChangeQueue): boolean => unsavedIn(queue.state.get().log).length > 0;
const later = (): number => Date.now() + 10_000;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What a dictionary lacks was deleted. */
const nowhere = () => Promise.resolve(false);

function start(kept = keptHere(), follow: (change: WordChange) => Promise<boolean> = nowhere) {
  const { calls, send } = server();
  const saved = vi.fn();
  const queue = new ChangeQueue({ kept, send, saved, found: vi.fn(), follow });
  return { queue, calls, saved, kept };
}

test("a word is pending until the server has it, and kept on the device until then", async () => {
  const { queue, calls, kept } = start();
  queue.add([word("a")]);
  expect(unsaved(queue)).toBe(true);
  expect(kept.left()).toHaveLength(1);
  calls[0]?.succeed();
  await settled();
  expect(unsaved(queue)).toBe(false);
  expect(kept.left()).toEqual([]);
  expect(queue.state.get().created.map(({ id }) => id)).toEqual(["a"]);
});

test("what a closed tab left behind is sent at the next start", async () => {
  const { calls } = start(keptHere([{ id: "1", change: word("a") }]));
  expect(calls[0]?.request.create.map(({ id }) => id)).toEqual(["a"]);
});

test("after a failure the same word is sent again under the same id", async () => {
  vi.useFakeTimers();
  const { queue, calls } = start();
  queue.add([word("a")]);
  calls[0]?.fail(new NetworkError("No connection"));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.state.get().failure?.message).toBe("No connection");
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(calls[1]?.request).toEqual(calls[0]?.request);
  calls[1]?.succeed();
  await settled();
  expect(queue.state.get().failure).toBeNull();
});

test("a change made while its word travels follows it", async () => {
  const { queue, calls } = start();
  queue.add([word("a")]);
  queue.add([{ kind: "update", id: "a", text: { term: "better", definitions: ["x"] } }]);
  expect(calls).toHaveLength(1);
  calls[0]?.succeed();
  await settled();
  expect(calls[1]?.request.update).toEqual([{ id: "a", term: "better", definitions: ["x"] }]);
});

test("a word that is deleted while it travels is deleted on the server too: it may have arrived", async () => {
  const { queue, calls, kept } = start();
  queue.add([word("a")]);
  queue.add([{ kind: "delete", id: "a" }]);
  calls[0]?.fail(new NetworkError("No connection"));
  await settled();
  void queue.flush();
  expect(calls[1]?.request).toEqual({ create: [], update: [], delete: ["a"] });
  calls[1]?.fail(notFound);
  await settled();
  expect(unsaved(queue)).toBe(false);
  expect(kept.left()).toEqual([]);
});

test("a new word is created before it is changed: had it arrived, a second creation would change nothing", async () => {
  const { queue, calls } = start();
  queue.add([word("a")]);
  queue.add([edited]);
  calls[0]?.fail(new NetworkError("No connection"));
  await settled();
  void queue.flush();
  expect(calls[1]?.request).toEqual(calls[0]?.request);
  calls[1]?.succeed();
  await settled();
  expect(calls[2]?.request.update).toEqual([{ id: "a", ...edited.text }]);
});

test("a new word that was refused is created as it was changed since", async () => {
  const { queue, calls } = start();
  queue.add([word("a")]);
  calls[0]?.fail(refusal);
  await settled();
  queue.add([edited]);
  expect(calls[1]?.request).toEqual({ create: [{ id: "a", ...edited.text }], update: [], delete: [] });
});

test("one refused word does not keep the others back", async () => {
  const { queue, calls } = start();
  queue.add([word("a"), word("b")]);
  calls[0]?.fail(refusal);
  await settled();
  calls[1]?.fail(refusal);
  await settled();
  calls[2]?.succeed();
  await settled();
  expect(refusals(queue)).toEqual([["a", "Not so"]]);
});

test("which of many words is refused is found in a few calls", async () => {
  const ids = Array.from({ length: 64 }, (_, at) => `word ${at}`);
  const send = vi.fn((request: Request) =>
    request.create.some(({ id }) => id === "word 40")
      ? Promise.reject(refusal)
      : Promise.resolve({ words: [] as Word[] } as SavedWords),
  );
  const queue = new ChangeQueue({ kept: keptHere(), send, saved: vi.fn(), found: vi.fn(), follow: nowhere });
  queue.add(ids.map(word));
  await queue.flush();
  expect(refusals(queue)).toEqual([["word 40", "Not so"]]);
  // The whole, and two halves of each that was refused: 64, 32, 16, 8, 4 and 2 words.
  expect(send).toHaveBeenCalledTimes(13);
});

test("what is too much for one request goes in two", async () => {
  const { queue, calls } = start();
  queue.add(["a", "b"].map(word));
  calls[0]?.fail(new ApiError({ status: 413, code: "too_large", message: "Too large" }));
  await settled();
  expect(calls[1]?.request.create.map(({ id }) => id)).toEqual(["a"]);
});

test("a network that goes while a refused word is looked for stops the search, and nothing is lost", async () => {
  const { queue, calls, kept } = start();
  queue.add(["a", "b", "c", "d"].map(word));
  calls[0]?.fail(refusal);
  await settled();
  calls[1]?.fail(new NetworkError("No connection"));
  await settled();
  expect(calls).toHaveLength(2);
  expect(kept.left()).toHaveLength(4);
  void queue.flush();
  expect(calls[2]?.request).toEqual(calls[0]?.request);
});

test("more than one request may have goes in several", async () => {
  const { queue, calls } = start();
  queue.add(Array.from({ length: WORDS_PER_REQUEST + 1 }, (_, at) => word(`word ${at}`)));
  expect(calls[0]?.request.create).toHaveLength(WORDS_PER_REQUEST);
  calls[0]?.succeed();
  await settled();
  expect(calls[1]?.request.create.map(({ id }) => id)).toEqual([`word ${WORDS_PER_REQUEST}`]);
});

test("a deletion that is held is undone without a call", async () => {
  const { queue, calls } = start();
  const deletion = queue.add([{ kind: "delete", id: "a" }], later());
  queue.undo(deletion);
  await settled();
  expect(calls).toEqual([]);
  expect(unsaved(queue)).toBe(false);
});

test("undoing a deletion brings back what had not reached the server", async () => {
  const { queue, calls, kept } = start();
  queue.add([word("a")]);
  calls[0]?.fail(new NetworkError("No connection"));
  await settled();
  const deletion = queue.add([{ kind: "delete", id: "a" }], later());
  queue.undo(deletion);
  expect(calls[1]?.request.create.map(({ id }) => id)).toEqual(["a"]);
  expect(kept.left()).toEqual([word("a")]);
});

test("undoing the deletion of a word that is under way leaves it there", async () => {
  const { queue, calls } = start();
  queue.add([word("a")]);
  const deletion = queue.add([{ kind: "delete", id: "a" }], later());
  calls[0]?.succeed();
  await settled();
  expect(calls).toHaveLength(1);
  queue.undo(deletion);
  await settled();
  expect(calls).toHaveLength(1);
  expect(unsaved(queue)).toBe(false);
});

test("deleting a word that was refused takes the refused change along", async () => {
  const { queue, calls, kept } = start();
  queue.add([edited]);
  calls[0]?.fail(refusal);
  await settled();
  const deletion = queue.add([{ kind: "delete", id: "a" }], later());
  await settled();
  expect(calls).toHaveLength(1);
  queue.release(deletion);
  expect(calls[1]?.request).toEqual({ create: [], update: [], delete: ["a"] });
  calls[1]?.succeed();
  await settled();
  expect(kept.left()).toEqual([]);
});

test("a deletion that nobody undid is sent when its time has come", () => {
  vi.useFakeTimers();
  const { queue, calls } = start();
  queue.add([{ kind: "delete", id: "a" }], later());
  vi.advanceTimersByTime(9000);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(calls[0]?.request.delete).toEqual(["a"]);
  vi.useRealTimers();
});

test("a deletion that another tab can still undo waits for its time", () => {
  vi.useFakeTimers();
  const { calls } = start(keptHere([{ id: "1", change: { kind: "delete", id: "a" }, notBefore: later() }]));
  vi.advanceTimersByTime(9000);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(calls[0]?.request.delete).toEqual(["a"]);
  vi.useRealTimers();
});

test("a refused change is taken back with all that was done to its word since", async () => {
  const { queue, calls, kept } = start();
  queue.add([edited]);
  calls[0]?.fail(refusal);
  await settled();
  queue.add([retagged]);
  calls[1]?.fail(refusal);
  await settled();
  queue.discard("a");
  expect(queue.state.get().log).toEqual([]);
  expect(kept.left()).toEqual([]);
});

test("a change of tags alone is sent alone, and outlives the tab", () => {
  const tagged: WordChange = { kind: "update", id: "a", text: { tags: ["B1"] } };
  const { calls } = start(keptHere([{ id: "1", change: tagged }]));
  expect(calls[0]?.request.update).toEqual([{ id: "a", tags: ["B1"] }]);
});

test("two changes to a word that is under way both follow it", async () => {
  const { queue, calls, kept } = start();
  queue.add([{ kind: "update", id: "a", text: { note: "d" } }]);
  queue.add([edited]);
  queue.add([retagged]);
  const both = { term: "b", definitions: ["c"], tags: ["B1"] };
  expect(kept.left()).toHaveLength(3);
  calls[0]?.succeed();
  await settled();
  expect(calls[1]?.request.update).toEqual([{ id: "a", ...both }]);
});

test.each(["while it is under way", "after it arrived"])(
  "undoing the deletion of a word that was changed once more brings that change back %s",
  async (when) => {
    const { queue, calls } = start();
    queue.add([word("a")]);
    queue.add([edited]);
    const deletion = queue.add([{ kind: "delete", id: "a" }], later());
    if (when === "while it is under way") queue.undo(deletion);
    calls[0]?.succeed();
    await settled();
    if (when !== "while it is under way") queue.undo(deletion);
    await settled();
    expect(calls[1]?.request.update).toEqual([{ id: "a", term: "b", definitions: ["c"] }]);
  },
);

test("deleting what is not there any more counts as done", async () => {
  const { queue, calls } = start();
  queue.add([{ kind: "delete", id: "a" }]);
  calls[0]?.fail(notFound);
  await settled();
  expect(unsaved(queue)).toBe(false);
});

const seen: Word = {
  id: "a",
  term: "alt",
  definitions: ["old"],
  resting: false,
  note: "",
  example: "",
  tags: [],
  order: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const now = { ...seen, term: "uralt", updatedAt: "2026-01-02T00:00:00.000Z" };
const conflict = (word: Word) =>
  new ApiError({ status: 409, code: "conflict", message: "Changed", words: [word] });
const changeOf = (word: Word, text: Parameters<typeof updateOf>[1]): WordChange => {
  const change = updateOf(word, text);
  if (!change) throw new Error("Nothing changes");
  return change;
};

test("a change says only what it changes, and what was seen", () => {
  const { queue, calls } = start();
  queue.add([changeOf(seen, { term: "alt", definitions: ["ancient"], note: "" })]);
  expect(calls[0]?.request.update).toEqual([
    { id: "a", definitions: ["ancient"], seenUpdatedAt: seen.updatedAt },
  ]);
});

test("where both changed a field, both texts wait for the person, and the other words are saved", async () => {
  const { queue, calls } = start();
  queue.add([changeOf(seen, { term: "betagt", note: "n" }), { ...retagged, id: "b" }]);
  calls[0]?.fail(conflict(now));
  await settled();
  expect(calls[1]?.request.update.map(({ id }) => id)).toEqual(["b"]);
  calls[1]?.succeed();
  await settled();
  expect(queue.state.get().log.map((one) => one.conflict)).toEqual([
    { theirs: now, mine: { term: "betagt", note: "n" }, fields: ["term"] },
  ]);
  expect(calls).toHaveLength(2);
  queue.settle("a", updateOf(now, { note: "n" }));
  expect(calls[2]?.request.update).toEqual([{ id: "a", note: "n", seenUpdatedAt: now.updatedAt }]);
});

test("where the answer has only some of the words in conflict, the others are sent again", async () => {
  const { queue, calls } = start();
  const [b, nowB] = [seen, now].map((one) => ({ ...one, id: "b" })) as [Word, Word];
  queue.add([changeOf(seen, { term: "betagt" }), changeOf(b, { term: "greis" })]);
  calls[0]?.fail(conflict(now));
  await settled();
  expect(calls[1]?.request.update.map(({ id }) => id)).toEqual(["b"]);
  calls[1]?.fail(conflict(nowB));
  await settled();
  expect(calls).toHaveLength(2);
  expect(queue.state.get().log.map((one) => one.conflict?.theirs)).toEqual([now, nowB]);
});

test("where the server knows less exactly than the device that no field was changed twice, it is sent again", async () => {
  const { queue, calls } = start();
  queue.add([changeOf(seen, { note: "n" })]);
  calls[0]?.fail(conflict(now));
  await settled();
  expect(calls[1]?.request.update).toEqual([{ id: "a", note: "n", seenUpdatedAt: now.updatedAt }]);
  calls[1]?.fail(conflict(now));
  await settled();
  expect(calls).toHaveLength(2);
  expect(refusals(queue)).toEqual([["a", "Changed"]]);
});

test("two changes of one field here, one after the other, are no conflict", async () => {
  const answers = [now, { ...now, term: "steinalt", updatedAt: "2026-01-03T00:00:00.000Z" }];
  const send = vi.fn(() => Promise.resolve({ words: [answers.shift()] } as SavedWords));
  const queue = new ChangeQueue({ kept: keptHere(), send, saved: vi.fn(), found: vi.fn(), follow: nowhere });
  queue.add([changeOf(seen, { term: "uralt" })]);
  // Typed before the answer to the first came.
  queue.add([changeOf({ ...seen, term: "uralt" }, { term: "steinalt" })]);
  await queue.flush();
  expect(send).toHaveBeenLastCalledWith({
    create: [],
    update: [{ id: "a", term: "steinalt", seenUpdatedAt: now.updatedAt }],
    delete: [],
  });
});

test("of several changes to a word the first says what was seen", () => {
  const first = changeOf(seen, { term: "uralt" });
  const second = changeOf({ ...seen, term: "uralt", note: "x" }, { term: "steinalt", note: "y" });
  expect(joined(first, second)).toEqual({
    kind: "update",
    id: "a",
    text: { term: "steinalt", note: "y" },
    seen: { updatedAt: seen.updatedAt, text: { term: "alt", note: "x" } },
  });
});

const rest: WordChange = { kind: "update", id: "a", text: { resting: true } };

test("a word that was deleted elsewhere need not rest, but what was typed of it is kept", async () => {
  const { queue, calls } = start();
  queue.add([rest, retagged, { ...rest, id: "b" }]);
  calls[0]?.fail(notFound);
  for (let sent = 1; sent < 3; sent++) {
    await settled();
    calls[sent]?.fail(notFound);
  }
  await settled();
  expect(refusals(queue)).toEqual([["a", "Not found"]]);
  expect(unsavedIn(queue.state.get().log)).toHaveLength(1);
});

test("a change follows a word that was moved to another dictionary, once it is known where", async () => {
  vi.useFakeTimers();
  const moved: WordChange[] = [];
  const follow = vi
    .fn((change: WordChange) => Promise.resolve(moved.push(change) > 0))
    .mockRejectedValueOnce(new NetworkError("No connection"));
  const { queue, calls, kept } = start(keptHere(), follow);
  queue.add([rest]);
  calls[0]?.fail(notFound);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.left()).toEqual([rest]);
  await vi.advanceTimersByTimeAsync(2000);
  calls[1]?.fail(notFound);
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  expect(moved).toEqual([rest]);
  expect(kept.left()).toEqual([]);
});

test("that a word rests says nothing of what was seen, and what else was changed keeps saying it", () => {
  const edit = changeOf(seen, { note: "x" });
  const edited = { ...edit, text: { note: "x", resting: true } };
  expect(joined(edit, rest)).toEqual(edited);
  expect(joined(rest, edit)).toEqual({ ...edited, text: { resting: true, note: "x" } });
});
