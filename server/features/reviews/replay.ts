import { sql, type Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";

import { cardKey } from "../../../shared/memory/card.ts";
import { Learner, type MemorySettings } from "../../../shared/memory/learner.ts";
import { AppError } from "../../app-error.ts";
import { learnerSettings, type LearnerSettings } from "../../database/learner-settings.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { KeyedMutex } from "../../keyed-mutex.ts";
import type { Effort } from "../../slices.ts";
import {
  asRemembered,
  lockLearner,
  MEMORY_COLUMNS,
  readReviews,
  replay,
  REVIEWS_AT_ONCE,
  writeMemories,
  type MemoryRow,
  type RememberedCard,
} from "./memories.ts";
import { total } from "./today.ts";

/** Words in one transaction: the learner is locked for so long. */
const WORDS_AT_ONCE = 500;

const mutex = new KeyedMutex();

/** A learner's settings, read where they were not; the memory of all cards is first recomputed if it is of other settings. */
export async function currentSettings(
  db: Kysely<Tables>,
  userId: string,
  effort: Effort,
  read?: LearnerSettings,
): Promise<LearnerSettings> {
  const settings = read ?? (await readSettings(db, userId));
  return isCurrent(settings) ? settings : mutex.run(userId, () => bringUpToDate(db, userId, effort));
}

async function bringUpToDate(db: Kysely<Tables>, userId: string, effort: Effort): Promise<LearnerSettings> {
  for (;;) {
    const settings = await readSettings(db, userId);
    if (isCurrent(settings)) return settings;
    await replayAll(db, userId, effort);
  }
}

const isCurrent = (settings: LearnerSettings): boolean => settings.memoryOf === memoryKey(settings);

/** The settings that memory is computed from, as one text. */
const memoryKey = ({ retention, timeZone, dayStartsAt }: MemorySettings): string =>
  `${retention} ${timeZone} ${dayStartsAt}`;

export async function readSettings(db: Db, userId: string): Promise<LearnerSettings> {
  const { rows } = await sql<LearnerSettings>`
    SELECT ${learnerSettings} FROM users AS u WHERE u.id = ${userId}`.execute(db);
  const [settings] = rows;
  if (!settings) throw new AppError("unauthorized");
  return settings;
}

export interface Replayed {
  cards: number;
  /** Cards whose stored memory differed from the recomputed one. */
  different: number;
}

/**
 * Recomputes the memory of all cards from their reviews, some words at a time. Meanwhile `memory_of` of the user is a
 * mark instead of the settings. A change of the settings removes it, and then this replay does not count as complete.
 * Nodes that replay at the same time share the mark: while it is there, the settings are unchanged, so the first node
 * that reaches the end completes the replay.
 */
export async function replayAll(db: Kysely<Tables>, userId: string, effort?: Effort): Promise<Replayed> {
  const mark = await markOf(db, userId);
  const key = memoryKey(await readSettings(db, userId));
  const replayed = { cards: 0, different: 0 };
  for (let after: string | null = null; ;) {
    const slice = await db.transaction().execute((tx) => replaySlice(tx, userId, after, effort));
    replayed.cards += slice.cards;
    replayed.different += slice.different;
    if (slice.last === null) break;
    after = slice.last;
  }
  await sql`UPDATE users SET memory_of = ${key} WHERE id = ${userId} AND memory_of = ${mark}`.execute(db);
  return replayed;
}

/** The mark of a replay in progress, else a new one. If nodes replaced each other's marks, all would start over. */
async function markOf(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    UPDATE users SET memory_of = CASE WHEN memory_of LIKE 'replay %' THEN memory_of ELSE ${`replay ${uuidv7()}`} END
    WHERE id = ${userId} RETURNING memory_of AS mark`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError("unauthorized");
  return row.mark;
}

async function replaySlice(
  tx: Db,
  userId: string,
  after: string | null,
  effort: Effort | undefined,
): Promise<Replayed & { last: string | null }> {
  const learner = new Learner(await lockLearner(tx, userId));
  const { wordIds, hasMore } = await reviewedWords(tx, userId, after);
  const stored = await readMemories(tx, userId, wordIds);
  const replayed = await replay(learner, await readReviews(tx, userId, wordIds), effort);
  await writeMemories(tx, userId, replayed);
  return {
    cards: replayed.length,
    different: countDifferent(stored, replayed),
    last: hasMore ? (wordIds.at(-1) ?? null) : null,
  };
}

/** The next words whose reviews can be read at once. They are counted in the log: what is stored of it may be wrong. */
async function reviewedWords(
  tx: Db,
  userId: string,
  after: string | null,
): Promise<{ wordIds: string[]; hasMore: boolean }> {
  const from = after ?? "00000000-0000-0000-0000-000000000000";
  const { rows } = await sql<{ wordId: string; reviews: number }>`
    SELECT next.word_id AS "wordId", count(*)::int AS reviews
    FROM (
      SELECT r.word_id FROM reviews AS r WHERE r.user_id = ${userId} AND r.word_id > ${from}::uuid
      ORDER BY r.word_id LIMIT ${REVIEWS_AT_ONCE}::int
    ) AS next
    GROUP BY next.word_id ORDER BY next.word_id LIMIT ${WORDS_AT_ONCE}::int`.execute(tx);
  const isCut = total(rows.map(({ reviews }) => reviews)) === REVIEWS_AT_ONCE;
  // The last word may have more reviews than were counted.
  const whole = isCut && rows.length > 1 ? rows.slice(0, -1) : rows;
  return {
    wordIds: whole.map(({ wordId }) => wordId),
    hasMore: isCut || rows.length === WORDS_AT_ONCE,
  };
}

function countDifferent(stored: readonly RememberedCard[], replayed: readonly RememberedCard[]): number {
  const before = new Map(stored.map((card) => [cardKey(card), card.memory]));
  return replayed.filter((card) => {
    const { memory } = card;
    const was = before.get(cardKey(card));
    return !was || Object.entries(memory).some(([name, value]) => was[name as keyof typeof was] !== value);
  }).length;
}

/** The stored memory of these words, in both directions. */
export async function readMemories(
  db: Db,
  userId: string,
  wordIds: readonly string[],
): Promise<RememberedCard[]> {
  const { rows } = await sql<MemoryRow>`
    SELECT ${MEMORY_COLUMNS} FROM card_memory AS m WHERE m.user_id = ${userId} AND m.word_id = ANY(${wordIds}::uuid[])
    ORDER BY m.word_id, m.direction`.execute(db);
  return rows.map(asRemembered);
}
