import { expect, test } from "vitest";

import { ask } from "../../../exercise/asked.ts";
import { storedReview } from "../device/stored-review.fixture.ts";
import { lastAnswer, type SessionState } from "./session-state.ts";

const HOUR_MS = 3_600_000;

test("the last answer is taken back, also where the clock was ahead for the one before", () => {
  const answered = [3 * HOUR_MS, 0].map((ahead, index) => {
    const one = storedReview("anna", String(index + 1));
    return { ...one, review: { ...one.review, at: new Date(Date.now() + ahead).toISOString() } };
  });
  const { item } = storedReview("anna", "3");
  const asked = ask(
    { item, done: [] },
    { kind: "forward", known: undefined, place: { id: "3", position: 3, total: 3 } },
  );
  const state: SessionState = { asked, answered, left: 0, meeting: null, takenBack: null, words: null };
  expect(lastAnswer(state)?.id).toBe("2");
});
