import type { Kysely } from "kysely";

import type { WordMemory } from "../../../shared/api/reviews.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import type { Tables } from "../../database/tables.ts";
import { readMemories, wordMemory } from "./memories.ts";
import { currentSettings } from "./replay.ts";

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
