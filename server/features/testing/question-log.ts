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

/** Where finished questions go for good; another feature keeps it. Both take a transaction. */
export interface QuestionLog {
  /** Keeps everybody else from the user's log; comes before anything else is held. */
  hold: (tx: Db, userId: string) => Promise<unknown>;
  add: (tx: Db, userId: string, questions: readonly FinishedQuestion[]) => Promise<unknown>;
}
