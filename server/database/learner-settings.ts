import { sql } from "kysely";

import type { MemorySettings } from "../../shared/memory/learner.ts";

/** A learner's settings, and the current time. */
export interface LearnerSettings extends MemorySettings {
  minutesPerDay: number;
  newPerDay: number;
  introduce: boolean;
  /** The settings by which the memory of all cards was computed. */
  memoryOf: string;
  /** The database's time, in milliseconds. */
  now: number;
}

/** Columns of `users`, named `u`, for a statement that is a text. */
export const LEARNER_SETTINGS = `
  u.review_minutes AS "minutesPerDay", u.review_new AS "newPerDay", u.review_introduce AS introduce, u.review_retention AS retention,
  u.review_time_zone AS "timeZone", u.review_day_starts_at AS "dayStartsAt", u.memory_of AS "memoryOf",
  (extract(epoch FROM now()) * 1000)::float8 AS now`;
export const learnerSettings = sql.raw<LearnerSettings>(LEARNER_SETTINGS);
