import { sql } from "kysely";

import type { MemorySettings } from "../../../shared/memory/learner.ts";
import { AppError } from "../../app-error.ts";
import { learnerSettings, type LearnerSettings } from "../../database/learner-settings.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";

export async function readSettings(db: Db, userId: string): Promise<LearnerSettings> {
  const { rows } = await sql<LearnerSettings>`
    SELECT ${learnerSettings} FROM users AS u WHERE u.id = ${userId}`.execute(db);
  return known(rows[0]);
}

/** The settings of a learner who is locked: nobody else changes their reviews (decision 222). */
export const holdLearner = async (tx: Db, userId: string): Promise<LearnerSettings> =>
  known(await lockUser(tx, userId));

/** The settings that memory is computed from, as one text. */
export const memoryKey = ({ retention, timeZone, dayStartsAt }: MemorySettings): string =>
  `${retention} ${timeZone} ${dayStartsAt}`;

/** `unauthorized` where the account was deleted meanwhile. */
export function known<Settings>(settings: Settings | undefined): Settings {
  if (!settings) throw new AppError("unauthorized");
  return settings;
}
