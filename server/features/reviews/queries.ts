import type { Kysely } from "kysely";

import type { WordMemory } from "../../../shared/api/reviews.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import { asMinutes } from "../../../shared/memory/minutes.ts";
import type { Tables } from "../../database/tables.ts";
import { readMemories, wordMemory } from "./memories.ts";
import { currentSettings } from "./replay.ts";
import { planToday } from "./today.ts";

/** How well a word is remembered today. */
export async function readWordMemory(
  db: Kysely<Tables>,
  userId: string,
  wordId: string,
): Promise<WordMemory> {
  const settings = await currentSettings(db, userId);
  const learner = new Learner(settings);
  const cards = await readMemories(db, userId, [wordId]);
  return wordMemory(cards, learner, learner.calendar.dayOf(settings.now));
}

/** The words that are still due today and fit into the learner's minutes, without new words. */
export async function readDue(
  db: Kysely<Tables>,
  userId: string,
): Promise<{ words: number; minutes: number }> {
  const today = await planToday(db, userId, await currentSettings(db, userId));
  const words = today.due.length;
  return { words, minutes: Math.max(1, Math.round(asMinutes(words * today.perCardMs))) };
}
