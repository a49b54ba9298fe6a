import type { Outcome } from "../../../shared/api/testing.ts";
import type { Db } from "../../database/open.ts";

/** A finished question as the review log stores it. */
export interface FinishedQuestion {
  /** The question's id, also used for its review: a question that is later finished differently keeps it. */
  id: string;
  wordId: string;
  swapped: boolean;
  outcome: Outcome;
  given: string[];
  /** Defaults to now. */
  at?: Date;
}

/** Stores finished questions permanently; another feature implements it. */
export interface QuestionLog {
  /**
   * Locks the user's log, these words and the dictionary that they were asked from until the transaction ends; returns
   * a function that adds questions about them. Call it before anything else is locked.
   */
  hold: (
    tx: Db,
    userId: string,
    dictionaryId: string,
    wordIds: readonly string[],
  ) => Promise<(questions: readonly FinishedQuestion[]) => Promise<void>>;
}
