import { expect, test } from "vitest";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { storedReview } from "../device/stored-review.fixture.ts";
import { othersBetween, pastOf, withMeetings, type Turn } from "./meetings.ts";
import type { Met } from "./shown.ts";

const item = (wordId: string, isNew: boolean): QueueItem => ({
  ...storedReview("anna", wordId).item,
  wordId,
  new: isNew,
});

/** Cards by letters; capitals are new ones. */
const cards = (letters: string) =>
  [...letters].map((letter) => ({ item: item(letter, letter < "a"), done: [] }));

const named = (turns: readonly Turn[]): string =>
  turns.map(({ card, meets }) => (meets ? `(${card.item.wordId})` : card.item.wordId)).join("");

const key = (letter: string): string => `${letter} ${item(letter, true).direction}`;
const meet = (letter: string, after: number | null): Met => ({ card: key(letter), after });
const course = (letters: string, met: Met[] = [], answered = "") =>
  withMeetings(cards(letters), { met, answered: [...answered].map(key) });

test("new cards are shown, and asked after three others", () => {
  expect(named(course("abcA"))).toBe("(A)abcA");
  expect(named(course("abcdA"))).toBe("a(A)bcdA");
  expect(named(course("Aabcd"))).toBe("(A)abcAd");
  expect(named(course("ABCDE"))).toBe("(A)(B)(C)(D)A(E)BCDE");
  expect(named(course("A"))).toBe("(A)A");
  expect(named(course("AB"))).toBe("(A)(B)AB");
  expect(named(course(""))).toBe("");
});

test("each card is shown once and asked once, in whatever order", () => {
  for (const letters of ["aAbBcC", "ABCDEFGHIJ", "abcdeABCDEfgh", "AaBb"]) {
    const turns = course(letters);
    expect(turns.filter(({ meets }) => meets)).toHaveLength([...letters].filter((one) => one < "a").length);
    expect(
      turns
        .filter(({ meets }) => !meets)
        .map(({ card }) => card.item.wordId)
        .toSorted(),
    ).toEqual([...letters].toSorted());
    turns.forEach(({ meets }, at) => {
      const others = othersBetween(turns, at);
      if (meets) expect(others).toBeGreaterThanOrEqual(Math.min(3, letters.length - 1));
    });
  }
});

test("going on after each turn is the course that was planned", () => {
  for (const letters of ["aAbBcC", "ABCDEFGHIJ", "abcdeABCDEfgh", "AB"]) {
    const planned = named(course(letters));
    const met: Met[] = [];
    let [left, answered, seen] = [letters, "", ""];
    for (;;) {
      const [turn] = course(left, met, answered);
      if (!turn) break;
      seen += named([turn]);
      const { wordId } = turn.card.item;
      if (turn.meets) met.push(meet(wordId, pastOf({ met, answered: [...answered] })));
      else {
        answered += wordId;
        left = left.replace(wordId, "");
      }
    }
    expect(seen).toBe(planned);
  }
});

test("what its learner knows is asked at once", () => {
  expect(named(course("AabcB", [meet("A", null)]))).toBe("A(B)abcB");
  expect(named(course("AB", [meet("A", null)]))).toBe("A(B)B");
});

test("a card that went wrong is not shown, although it is new", () => {
  expect(named(course("bA", [], "A"))).toBe("bA");
  expect(named(course("bA", [meet("A", 0)], "A"))).toBe("bA");
});
