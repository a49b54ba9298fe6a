import { sql } from "kysely";

import type { MemorySettings } from "../../../shared/memory/learner.ts";
import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { LearnerSettings } from "../../http/account.ts";

export async function readSettings(db: Db, userId: string): Promise<LearnerSettings> {
  const { rows } = await sql<LearnerSettings>`
    SELECT u.review_minutes AS "minutesPerDay", u.review_new AS "newPerDay", u.review_retention AS retention,
      u.review_time_zone AS "timeZone", u.review_day_starts_at AS "dayStartsAt", u.memory_of AS "memoryOf",
      (extract(epoch FROM now()) * 1000)::float8 AS now
    FROM users AS u WHERE u.id = ${userId}`.execute(db);
  return known(rows[0]);
}

/** The settings of a learner who is locked: nobody else changes their reviews. */
export const holdLearner = async (tx: Db, userId: string): Promise<LearnerSettings> =>
  known(await lockUser(tx, userId));

/** The settings that memory is computed from, as one text. */
export const memoryKey = ({ retention, timeZone, dayStartsAt }: MemorySettings): string =>
  `${retention} ${timeZone} ${dayStartsAt}`;

function known<Settings>(settings: Settings | undefined): Settings {
  if (!settings) throw new AppError("unauthorized");
  return settings;
}
