import { sql, type RawBuilder } from "kysely";

/** How well a word is known, over all directions in which it was answered, in Anki's numbers. */
export interface NoteMemory {
  reps: number;
  lapses: number;
  /** Days, of the direction that is known less. */
  ivl: number;
  /** Days from today, of what is reviewed; null where nothing is. */
  due: number | null;
}

/** By `word_id`, for words that were answered at least once; `only` is a condition on rows named `m`. */
export const memoriesOf = (
  userId: string,
  today: string,
  only: RawBuilder<unknown> = sql`true`,
): RawBuilder<NoteMemory & { word_id: string }> => sql`
  SELECT m.word_id, sum(m.reviews)::int AS reps, sum(m.lapses)::int AS lapses, min(m.interval_days) AS ivl,
    min(m.due_on) FILTER (WHERE d.review IN (m.direction, 'both')) - ${today}::date AS due
  FROM card_memory AS m
  JOIN dictionaries AS d ON d.user_id = ${userId} AND d.id = m.dictionary_id
  WHERE m.user_id = ${userId} AND ${only} GROUP BY m.word_id`;
