import { sql } from "kysely";

import type { MemorySettings } from "../../../shared/memory/learner.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";

/** A learner's settings, and the current time. */
export interface LearnerSettings extends MemorySettings {
  minutesPerDay: number;
  newPerDay: number;
  /** The settings by which the memory of all cards was computed. */
  memoryOf: string;
  /** The database's time, in milliseconds. */
  now: number;
}

/** Of `users`, named `u`. */
export const SETTINGS = sql<LearnerSettings>`
  u.review_minutes AS "minutesPerDay", u.review_new AS "newPerDay", u.review_retention AS retention,
  u.review_time_zone AS "timeZone", u.review_day_starts_at AS "dayStartsAt", u.memory_of AS "memoryOf",
  (extract(epoch FROM now()) * 1000)::float8 AS now`;

export async function readSettings(db: Db, userId: string): Promise<LearnerSettings> {
  const { rows } = await sql<LearnerSettings>`
    SELECT ${SETTINGS} FROM users AS u WHERE u.id = ${userId}`.execute(db);
  return ofLearner(rows);
}

/** Locks a learner (decision 222). */
export async function holdLearner(tx: Db, userId: string): Promise<LearnerSettings> {
  const { rows } = await sql<LearnerSettings>`
    SELECT ${SETTINGS} FROM users AS u WHERE u.id = ${userId} FOR NO KEY UPDATE`.execute(tx);
  return ofLearner(rows);
}

/** The settings that memory is computed from, as one text. */
export const memoryKey = ({ retention, timeZone, dayStartsAt }: MemorySettings): string =>
  `${retention} ${timeZone} ${dayStartsAt}`;

/** `unauthorized` where the account was deleted meanwhile. */
export function ofLearner<Row extends LearnerSettings>(rows: readonly Row[]): Row {
  const [settings] = rows;
  if (!settings) throw new AppError("unauthorized");
  return settings;
}
