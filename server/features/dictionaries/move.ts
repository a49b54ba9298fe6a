import { sql, type Kysely, type Selectable } from "kysely";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { limitsOf } from "../../../shared/roles.ts";
import { AppError } from "../../app-error.ts";
import { DEADLOCK, hasCode, retrying } from "../../database/errors.ts";
import { lockedDictionaries, lockedWords, lockTest, lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { termKeyOf } from "../../database/same-term.ts";
import type { Tables } from "../../database/tables.ts";
import type { WordsTable } from "../../database/tables/words.ts";
import type { Effort } from "../../slices.ts";
import { changeDictionary } from "./change.ts";
import { countInitials } from "./keys.ts";
import {
  DICTIONARY_COLUMNS,
  KNOWN_COLUMNS,
  toDictionary,
  type DictionaryRow,
  type KnownDictionary,
} from "./rows.ts";

export interface Move {
  userId: string;
  /** The dictionary that contains the words. */
  from: string;
  to: string;
  wordIds: readonly string[];
  /** Collects the time that computing keys takes. */
  effort: Effort;
}

export interface Moved {
  from: Dictionary;
  to: Dictionary;
  /** Those of the words whose term other words of the dictionary have as well. */
  doubled: string[];
}

/** Keys of other versions are recomputed. */
const OUTDATED = 0;

/**
 * Moves words and their reviews to another dictionary of the same languages, all or nothing. A word that is already
 * there is a retry and stays. 404 for an unknown dictionary or word, 409 where both dictionaries are the same or their
 * languages differ, 403 `words_limit`.
 */
export async function moveWords(db: Kysely<Tables>, move: Move): Promise<Moved> {
  const { userId, to: dictionaryId, effort } = move;
  // A statement that PostgreSQL cancelled in favour of another has moved nothing.
  const after = (error: unknown): boolean => hasCode(error, DEADLOCK);
  return retrying({ tries: 8, after }, async () => {
    const moved = await db.transaction().execute((tx) => tryToMove(tx, move));
    // If the two sort their terms differently, the words get keys for their new dictionary.
    if (moved.from.skipArticles !== moved.to.skipArticles)
      await changeDictionary(db, { userId, role: null, dictionaryId, changes: {}, effort });
    return moved;
  });
}

async function tryToMove(tx: Db, move: Move): Promise<Moved> {
  // Locked before dictionaries and words, in the order that everybody who changes reviews uses.
  const role = (await lockUser(tx, move.userId))?.role ?? null;
  const { from, to } = await holdDictionaries(tx, move);
  // A node of the release before ends a test without locking the user: it counts the answers of all words except locked ones.
  await lockTest(tx, move.userId);
  const moving = await holdWords(tx, move);
  if (moving.length > 0 && to.words_count + moving.length > limitsOf(role).wordsPerDictionary)
    throw new AppError("words_limit");
  if (moving.length === 0)
    return { from: toDictionary(from), to: toDictionary(to), doubled: await readDoubled(tx, move) };
  const places = placesIn(to, moving);
  await writePlaces(tx, move, places);
  await writeDictionaryOfMemory(tx, move);
  const changedAt = new Date(Math.max(from.updated_at.getTime(), to.updated_at.getTime()));
  return {
    from: await writeWithout(tx, move, { dictionary: from, moving, changedAt }),
    to: await writeWith(tx, move, { dictionary: to, moving, changedAt, places, keysOf: from }),
    doubled: await readDoubled(tx, move),
  };
}

async function holdDictionaries(tx: Db, { userId, from, to }: Move) {
  const both = await lockedDictionaries(tx, userId)
    .where("id", "in", [from, to])
    .select(KNOWN_COLUMNS)
    .execute();
  const [source, target] = [from, to].map((id) => both.find((dictionary) => dictionary.id === id));
  if (!source || !target) throw new AppError("not_found");
  const same =
    source.terms_language === target.terms_language &&
    source.definitions_language === target.definitions_language;
  if (!same || source === target) throw new AppError("conflict");
  return { from: source, to: target };
}

const MOVING_COLUMNS = [
  "id",
  "dictionary_id",
  "order_number",
  "initial",
  "moved_from",
  "number_there",
] as const;

type MovingWord = Pick<Selectable<WordsTable>, (typeof MOVING_COLUMNS)[number]>;

/** Those that are not there yet, in the requested order. */
async function holdWords(tx: Db, { userId, from, to, wordIds }: Move): Promise<MovingWord[]> {
  const rows = await lockedWords(tx, userId)
    .where("id", "=", sql<string>`any(${wordIds}::uuid[])`)
    .where("dictionary_id", "in", [from, to])
    .select(MOVING_COLUMNS)
    .execute();
  if (rows.length < wordIds.length) throw new AppError("not_found");
  return rows
    .filter(({ dictionary_id }) => dictionary_id === from)
    .toSorted((a, b) => a.order_number - b.order_number);
}

/** Reads the words that are now in the dictionary, in one pass: both lists may have thousands of entries. */
async function readDoubled(tx: Db, { userId, to, wordIds }: Move): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT counted.id FROM (
      SELECT w.id, w.order_number, count(*) OVER (PARTITION BY ${termKeyOf("w.term")}) AS words FROM words AS w
      WHERE w.user_id = ${userId} AND w.dictionary_id = ${to}
    ) AS counted
    WHERE counted.words > 1 AND counted.id = ANY(${wordIds}::uuid[])
    ORDER BY counted.order_number`.execute(tx);
  return rows.map(({ id }) => id);
}

interface Place {
  id: string;
  order_number: number;
}

/** A returning word gets the number it had before, the others get the next ones. */
function placesIn(to: KnownDictionary, moving: readonly MovingWord[]): Place[] {
  let next = to.next_order;
  return moving.map(({ id, moved_from, number_there }) => ({
    id,
    order_number: moved_from === to.id && number_there !== null ? number_there : next++,
  }));
}

const writePlaces = (tx: Db, { userId, from, to }: Move, places: readonly Place[]) =>
  sql`
    UPDATE words AS w SET dictionary_id = ${to}, order_number = x.order_number, moved_from = ${from},
      number_there = w.order_number
    FROM json_to_recordset(${JSON.stringify(places)}::json) AS x(id uuid, order_number int)
    WHERE w.user_id = ${userId} AND w.dictionary_id = ${from} AND w.id = x.id`.execute(tx);

async function writeDictionaryOfMemory(tx: Db, { userId, to, wordIds }: Move): Promise<void> {
  await sql`
    UPDATE reviews SET dictionary_id = ${to}
    WHERE user_id = ${userId} AND word_id = ANY(${wordIds}::uuid[])`.execute(tx);
  await sql`
    UPDATE card_memory SET dictionary_id = ${to}
    WHERE user_id = ${userId} AND word_id = ANY(${wordIds}::uuid[])`.execute(tx);
}

interface Change {
  dictionary: KnownDictionary;
  moving: readonly MovingWord[];
  /** The later one of the two dictionaries' last changes. */
  changedAt: Date;
}

const soonAfter = (changedAt: Date) =>
  sql`greatest(now()::timestamptz(3), ${changedAt}::timestamptz(3) + interval '1 millisecond')`;

const RETURNED = sql.join(DICTIONARY_COLUMNS.map((column) => sql.ref(column)));

async function writeWithout(
  tx: Db,
  { userId }: Move,
  { dictionary, moving, changedAt }: Change,
): Promise<Dictionary> {
  const initials = countInitials(dictionary.initials, { more: [], fewer: moving });
  return written(
    await sql<DictionaryRow>`
      UPDATE dictionaries SET words_count = words_count - ${moving.length}::int,
        initials = ${JSON.stringify(initials)}::jsonb, changes_count = changes_count + 1,
        updated_at = ${soonAfter(changedAt)}
      WHERE user_id = ${userId} AND id = ${dictionary.id} RETURNING ${RETURNED}`.execute(tx),
  );
}

/** A returning word may never have been asked, so the search for such words starts at its number. */
async function writeWith(
  tx: Db,
  { userId }: Move,
  {
    dictionary,
    moving,
    changedAt,
    places,
    keysOf,
  }: Change & { places: readonly Place[]; keysOf: KnownDictionary },
): Promise<Dictionary> {
  const initials = countInitials(dictionary.initials, { more: moving, fewer: [] });
  const numbers = places.map(({ order_number }) => order_number);
  const lowest = numbers.reduce((a, b) => Math.min(a, b));
  const next = numbers.reduce((a, b) => Math.max(a, b + 1), dictionary.next_order);
  return written(
    await sql<DictionaryRow>`
      UPDATE dictionaries SET words_count = words_count + ${moving.length}::int, next_order = ${next}::int,
        initials = ${JSON.stringify(initials)}::jsonb, keys_version = least(keys_version, ${keysOf.skip_articles === dictionary.skip_articles ? keysOf.keys_version : OUTDATED}::int),
        forward_from = least(forward_from, ${lowest}::int), backward_from = least(backward_from, ${lowest}::int),
        changes_count = changes_count + 1, updated_at = ${soonAfter(changedAt)}
      WHERE user_id = ${userId} AND id = ${dictionary.id} RETURNING ${RETURNED}`.execute(tx),
  );
}

function written({ rows: [row] }: { rows: DictionaryRow[] }): Dictionary {
  if (!row) throw new AppError("not_found");
  return toDictionary(row);
}
