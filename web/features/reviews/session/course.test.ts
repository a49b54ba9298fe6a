import { expect, test } from "vitest";

import type { Grade, QueueItem } from "../../../../shared/api/reviews.ts";
import type { StoredReview } from "../device/database.ts";
import { cardBefore, whatIsLeft } from "./course.ts";

const item = (word: string, direction: QueueItem["direction"] = "forward"): QueueItem => ({
  wordId: word,
  dictionaryId: "d",
  direction,
  dictionaryName: "Animals",
  new: false,
  memory: null,
  prompt: [word],
  answers: ["x", "y"],
  promptLanguage: "de",
  answerLanguage: "en",
  strictness: { case: "default", diacritics: "default" },
  note: "",
  example: "",
});

let reviews = 0;
const answered = (word: string, grade: Grade, done: string[] = []): StoredReview => {
  const id = String(reviews++).padStart(8, "0");
  const at = "2026-11-23T08:00:00.000Z";
  const facts = { outcome: null, milliseconds: 1, given: [] };
  return {
    id,
    userId: "u",
    day: "2026-11-23",
    sent: false,
    review: { id, wordId: word, direction: "forward", at, grade, ...facts },
    item: item(word),
    done,
  };
};

const order = (...given: Parameters<typeof whatIsLeft>): string =>
  whatIsLeft(...given)
    .map((card) => card.item.wordId)
    .join("");

const QUEUE = [..."abcdef"].map((word) => item(word));

test("what was answered rightly is not asked again", () => {
  expect(order(QUEUE, [answered("a", "good"), answered("b", "good")])).toBe("cdef");
});

test("what went wrong comes again after three others", () => {
  expect(order(QUEUE, [answered("a", "again")])).toBe("bcdaef");
  expect(order(QUEUE, [answered("a", "again"), answered("b", "good")])).toBe("cdaef");
  expect(order(QUEUE, [answered("a", "again"), answered("b", "again")])).toBe("cdabef");
});

test("where there are fewer others, it comes after them", () => {
  expect(order(QUEUE.slice(0, 2), [answered("a", "again")])).toBe("ba");
  expect(order(QUEUE.slice(0, 1), [answered("a", "again")])).toBe("a");
});

test("it comes until it is right", () => {
  expect(order([], [answered("a", "again"), answered("a", "again")])).toBe("a");
  expect(order([], [answered("a", "again"), answered("a", "good")])).toBe("");
});

test("only the missing answers are asked for again", () => {
  expect(whatIsLeft(QUEUE, [answered("a", "again", ["x"])])[3]).toMatchObject({ done: ["x"] });
});

test("the other direction of a word that was asked waits for another day", () => {
  expect(order([item("a", "backward"), item("b")], [answered("a", "good")])).toBe("b");
});

test("a word that rests is asked in neither direction, whichever tab has sent it to rest", () => {
  const rested = [answered("a", "again"), { ...answered("a", "again"), resting: true }];
  expect(order([item("a", "backward"), ...QUEUE], rested)).toBe("bcdef");
  expect(order(QUEUE, [rested[1] ?? answered("a", "again"), answered("a", "again")])).toBe("bcdef");
});

test("a card whose answer was taken back is asked again, also where the queue lacks it", () => {
  const taken = { ...answered("a", "good"), withdrawn: "untold" as const };
  expect(order(QUEUE, [taken])).toBe("abcdef");
  expect(order(QUEUE.slice(1), [taken])).toBe("abcdef");
  // The server knows it, and has its reasons not to ask the card.
  expect(order(QUEUE.slice(1), [{ ...taken, withdrawn: "told" as const }])).toBe("bcdef");
  expect(order(QUEUE.slice(1), [taken, answered("a", "good")])).toBe("bcdef");
});

test("what was rightly given before counts again once the later answer is taken back", () => {
  const earlier = answered("a", "again", ["x"]);
  const taken = { ...answered("a", "again", ["x", "y"]), withdrawn: "untold" as const };
  expect(cardBefore(taken, [earlier, taken])).toMatchObject({ done: ["x"] });
  expect(cardBefore(taken, [taken])).toMatchObject({ done: [] });
});
