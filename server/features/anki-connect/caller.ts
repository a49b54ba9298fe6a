import type { Kysely } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Role } from "../../../shared/roles.ts";
import { AppError } from "../../app-error.ts";
import { StatementsTooLong } from "../../database/call-database.ts";
import type { Tables } from "../../database/tables.ts";
import { errorBody } from "../../http/errors.ts";
import type { Effort } from "../../slices.ts";
import { readDecks, type Deck } from "./decks.ts";
import { readLearnerDays, type LearnerDays } from "./learner-days.ts";
import { AnkiError, type AnswerRoom, type Fields } from "./protocol.ts";

/** The user that a program acts for, and the services it needs. */
export interface Caller {
  db: Kysely<Tables>;
  /** For statements that look through texts: one second for all of them (decision 211). */
  search: Kysely<Tables>;
  userId: string;
  role: Role;
  language: InterfaceLanguage;
  effort: Effort;
  room: AnswerRoom;
}

export type Action = (caller: Caller, params: Fields) => Promise<unknown>;

export const decksOf = ({ db, userId, role }: Caller): Promise<Deck[]> => readDecks(db, { userId, role });

export const daysOf = ({ db, userId, effort }: Caller): Promise<LearnerDays> =>
  readLearnerDays(db, userId, effort);

/** Errors that are neither AnkiConnect's nor the caller's fault are not described here. */
export function messageOf(error: unknown, language: InterfaceLanguage): string {
  if (error instanceof AnkiError) return error.message;
  if (error instanceof StatementsTooLong)
    return "this takes too long: ask for fewer terms, or for less at once";
  if (error instanceof AppError) return errorBody(error, language).message;
  throw error;
}
