import type { Outcome } from "../../../shared/api/testing.ts";
import type { Db } from "../../database/open.ts";

/** A finished question, as the log of reviews has it. */
export interface FinishedQuestion {
  /** Of the question, and so of its review: one that is finished otherwise after all is still the same. */
  id: string;
  wordId: string;
  swapped: boolean;
  outcome: Outcome;
  given: string[];
  /** Now, unless told. */
  at?: Date;
}

/** Where finished questions go for good; another feature keeps it. */
export interface QuestionLog {
  /**
   * Keeps everybody else from the user's log, and from deleting these words and the dictionary that they were asked of, until
   * the transaction ends; answers what adds questions about them. Comes before anything else is held.
   */
  hold: (
    tx: Db,
    userId: string,
    dictionaryId: string,
    wordIds: readonly string[],
  ) => Promise<(questions: readonly FinishedQuestion[]) => Promise<void>>;
}
