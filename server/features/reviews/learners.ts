import { sql } from "kysely";

import type { MemorySettings } from "../../../shared/memory/learner.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { LearnerSettings } from "../../http/account.ts";

const SETTINGS = sql<LearnerSettings>`
  SELECT u.review_minutes AS "minutesPerDay", u.review_new AS "newPerDay", u.review_retention AS retention,
    u.review_time_zone AS "timeZone", u.review_day_starts_at AS "dayStartsAt", u.memory_of AS "memoryOf",
    (extract(epoch FROM now()) * 1000)::float8 AS now
  FROM users AS u`;

export async function readSettings(db: Db, userId: string): Promise<LearnerSettings> {
  const { rows } = await sql<LearnerSettings>`${SETTINGS} WHERE u.id = ${userId}`.execute(db);
  return known(rows);
}

/**
 * Locks a learner: until the transaction ends, nobody else changes their reviews. Lock the learner before dictionaries,
 * tests and words.
 */
export async function holdLearner(tx: Db, userId: string): Promise<LearnerSettings> {
  const { rows } = await sql<LearnerSettings>`
    ${SETTINGS} WHERE u.id = ${userId} FOR NO KEY UPDATE`.execute(tx);
  return known(rows);
}

/** The settings that memory is computed from, as one text. */
export const memoryKey = ({ retention, timeZone, dayStartsAt }: MemorySettings): string =>
  `${retention} ${timeZone} ${dayStartsAt}`;

function known(rows: readonly LearnerSettings[]): LearnerSettings {
  const [settings] = rows;
  if (!settings) throw new AppError("unauthorized");
  return settings;
}
