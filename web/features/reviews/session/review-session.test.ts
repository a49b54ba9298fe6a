import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import type { ReviewSettings } from "../../../../shared/api/users.ts";
import type { OwnWords, WordEdit } from "../../../lib/words/own-words.ts";
import { storeReview } from "../device/log.ts";
import { storedReview } from "../device/stored-review.fixture.ts";
import { ReviewSession } from "./review-session.ts";

const DAY = "2026-01-01";
const REVIEW: ReviewSettings = {
  minutesPerDay: 10,
  newPerDay: 10,
  retention: 0.9,
  timeZone: "UTC",
  dayStartsAt: 4,
  introduce: false,
  reminderAt: null,
  remindBy: "mail",
};

// Nothing is sent; it would be tried again after this test is over.
vi.mock("../device/sending.ts", () => ({ sendSoon: () => undefined }));

// A browser without a badge.
beforeEach(() => void vi.stubGlobal("navigator", {}));
afterEach(() => void vi.unstubAllGlobals());

/** The words of the editor, with edits that have not reached the server. */
const wordsWith = (edits: readonly [string, WordEdit][]): OwnWords => ({
  rest: () => undefined,
  unsaved: () => new Map(edits),
  sendAll: () => Promise.resolve(),
  WordSheet: () => null,
  WordTrouble: () => null,
});

test("a word that was let rest before the review stays away after the next answer", async () => {
  const first = storedReview("rest", "1");
  const review = { ...first.review, grade: "again", outcome: "wrong" } as const;
  const wrong = { ...first, review, done: [] };
  await storeReview(wrong);
  const items: QueueItem[] = ["a", "b"].map((wordId) => ({ ...first.item, wordId }));
  const session = new ReviewSession(
    { id: "rest", review: REVIEW },
    {
      queue: { day: DAY, waiting: 0, items },
      isNew: true,
      entries: Promise.resolve(new Map()),
      log: [wrong],
      heard: new Set(),
      words: Promise.resolve(wordsWith([["w", { resting: true }]])),
    },
  );
  await vi.waitFor(() => expect(session.state.get().words).not.toBeNull());
  const asked: (string | undefined)[] = [];
  for (const _item of items) {
    asked.push(session.state.get().asked?.item.wordId);
    await session.answer("house");
    await session.goOn();
  }
  expect(asked).toEqual(["a", "b"]);
  expect(session.state.get().asked).toBeNull();
});
