import type { QueueItem } from "../../../../shared/api/reviews.ts";
import type { StoredReview } from "./database.ts";

const ITEM: QueueItem = {
  wordId: "w",
  dictionaryId: "d",
  direction: "forward",
  dictionaryName: "Animals",
  new: false,
  memory: null,
  prompt: ["Haus"],
  answers: ["house"],
  promptLanguage: "de",
  answerLanguage: "en",
  strictness: { case: "default", diacritics: "default" },
  note: "",
  example: "",
};

/** A right answer, not sent yet. */
export const storedReview = (userId: string, id: string, given = "house"): StoredReview => ({
  id,
  userId,
  day: "2026-01-01",
  sent: false,
  review: {
    id,
    wordId: ITEM.wordId,
    direction: ITEM.direction,
    at: "2026-01-01T12:00:00.000Z",
    grade: "good",
    outcome: "exact",
    given: [given],
    milliseconds: 1000,
  },
  item: ITEM,
  done: [given],
});
