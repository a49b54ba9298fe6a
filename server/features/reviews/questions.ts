import { gradeOf } from "../../../shared/api/reviews.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import type { Db } from "../../database/open.ts";
import { holdLearner } from "./learners.ts";
import { keepReviews } from "./log.ts";
import { holdWords } from "./words.ts";

interface FinishedQuestion {
  id: string;
  wordId: string;
  swapped: boolean;
  outcome: Outcome;
  given: string[];
  /** Defaults to now. */
  at?: Date;
}

/** Adds finished questions of tests as reviews, except those about deleted words. */
export const questionLog = {
  hold: async (tx: Db, userId: string, dictionaryId: string, wordIds: readonly string[]) => {
    const settings = await holdLearner(tx, userId);
    const dictionaries = await holdWords(tx, userId, wordIds, dictionaryId);
    return (questions: readonly FinishedQuestion[]): Promise<void> => {
      const reviews = questions.flatMap((question) => {
        const { at = new Date(settings.now), ...asked } = question;
        const current = dictionaries.get(asked.wordId);
        return current === undefined ? [] : reviewOf({ ...asked, at }, current);
      });
      return keepReviews(tx, userId, settings, reviews);
    };
  },
};

const reviewOf = (
  { id, wordId, swapped, outcome, given, at }: Required<FinishedQuestion>,
  dictionaryId: string,
) => ({
  id,
  wordId,
  dictionaryId,
  direction: swapped ? ("backward" as const) : ("forward" as const),
  at: at.toISOString(),
  grade: gradeOf(outcome),
  outcome,
  given,
  milliseconds: null,
  source: "test" as const,
});
