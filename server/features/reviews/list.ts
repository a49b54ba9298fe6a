import { sql } from "kysely";
import * as z from "zod/mini";

import type { Review } from "../../../shared/api/reviews.ts";
import { REVIEW } from "../../../shared/limits.ts";
import { invalidField } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { requireDictionary } from "../../require-dictionary.ts";

interface LogPlace {
  dictionaryId?: string | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
}

interface ReviewRow extends Omit<Review, "at"> {
  at: Date;
}

/** A page of the log, the oldest first; 404 for an unknown dictionary, 400 for an invalid `after`. */
export async function readLog(db: Db, userId: string, { dictionaryId, after }: LogPlace) {
  if (dictionaryId) await requireDictionary(db, userId, dictionaryId);
  const from = after === undefined ? START : placeOf(after);
  if (!from) throw invalidField("after", { key: "invalid" });
  const reviews = await readAfter(db, userId, dictionaryId, from);
  const last = reviews.at(-1);
  return { reviews, next: last && reviews.length === REVIEW.page ? `${last.at} ${last.id}` : null };
}

/** All reviews of a user, or of one dictionary, a page at a time. */
export async function* eachPage(db: Db, userId: string, dictionaryId?: string): AsyncGenerator<Review[]> {
  for (let from = START; ;) {
    const reviews = await readAfter(db, userId, dictionaryId, from);
    if (reviews.length > 0) yield reviews;
    const last = reviews.at(-1);
    if (!last || reviews.length < REVIEW.page) return;
    from = last;
  }
}

interface Place {
  at: string;
  id: string;
}

const START: Place = { at: "0001-01-01T00:00:00.000Z", id: "00000000-0000-0000-0000-000000000000" };
/** Valid times only; PostgreSQL has no year 0. */
const place = z.object({
  at: z.iso.datetime({ precision: 3 }).check(z.regex(/^(?!0000)/)),
  id: z.guid(),
});

function placeOf(after: string): Place | null {
  const [at, id, ...others] = after.split(" ");
  const { data } = z.safeParse(place, { at, id });
  return data && others.length === 0 ? data : null;
}

async function readAfter(
  db: Db,
  userId: string,
  dictionaryId: string | undefined,
  { at, id }: Place,
): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT r.id, r.word_id AS "wordId", r.direction, r.at, r.grade, r.outcome, r.given, r.milliseconds, r.source
    FROM reviews AS r
    WHERE r.user_id = ${userId} AND (r.at, r.id) > (${at}::timestamptz, ${id}::uuid)
      AND (${dictionaryId ?? null}::uuid IS NULL OR r.dictionary_id = ${dictionaryId ?? null}::uuid)
    ORDER BY r.at, r.id LIMIT ${REVIEW.page}::int`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
