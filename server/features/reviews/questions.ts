import { gradeOf } from "../../../shared/api/reviews.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import type { Db } from "../../database/open.ts";
import { holdLearner } from "./learners.ts";
import { logReviews } from "./log.ts";

interface FinishedQuestion {
  id: string;
  wordId: string;
  swapped: boolean;
  outcome: Outcome;
  given: string[];
  /** Now, unless told. */
  at?: Date;
}

/** Finished questions of tests are reviews, too. Words that are gone have none. */
export const questionLog = {
  hold: holdLearner,
  add: (tx: Db, userId: string, questions: readonly FinishedQuestion[]) =>
    logReviews(
      tx,
      userId,
      questions.map(({ id, wordId, swapped, outcome, given, at = new Date() }) => ({
        id,
        wordId,
        direction: swapped ? "backward" : "forward",
        at: at.toISOString(),
        grade: gradeOf(outcome),
        outcome,
        given,
        milliseconds: null,
      })),
      "test",
    ),
};
