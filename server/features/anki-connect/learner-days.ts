import type { Kysely } from "kysely";

import { Calendar, dayText } from "../../../shared/memory/days.ts";
import type { Tables } from "../../database/tables.ts";
import type { Effort } from "../../slices.ts";
import { readMemorySettings } from "../reviews/index.ts";

/** The learner's own days, by which "added today" and "due" are meant. */
export interface LearnerDays {
  /** As a date. */
  today: string;
  /** When the first of the last so many days began, in seconds; today is one of them. */
  since: (days: number) => number;
}

export async function readLearnerDays(
  db: Kysely<Tables>,
  userId: string,
  effort: Effort,
): Promise<LearnerDays> {
  const settings = await readMemorySettings(db, userId, effort);
  const calendar = new Calendar(settings);
  const day = calendar.dayOf(settings.now);
  return { today: dayText(day), since: (days) => calendar.startOf(day - days + 1) / 1000 };
}
