import { sql } from "kysely";

import type { Entries, Entry } from "../../../shared/api/reviews.ts";
import { CARD_FIELDS } from "../../../shared/api/word.ts";
import { asJson } from "../../database/as-json.ts";
import type { Db } from "../../database/open.ts";

interface State {
  changes_count: number;
  updated_at: Date;
}

/** The version of a dictionary's entries; null for an unknown one. */
export async function readVersion(db: Db, userId: string, id: string): Promise<string | null> {
  const state = await db
    .selectFrom("dictionaries")
    .select(["changes_count", "updated_at"])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return state ? versionOf(state) : null;
}

/** All words of a dictionary, in their order, and the version that they are; read by one statement. */
export async function readEntries(
  db: Db,
  userId: string,
  id: string,
): Promise<{ version: string; entries: Entries } | null> {
  const fields = sql.join(["id", ...CARD_FIELDS].map((field) => sql.ref(`w.${field}`)));
  const words = sql<Entry>`
    SELECT ${fields} FROM words AS w
    WHERE w.user_id = ${userId} AND w.dictionary_id = ${id} ORDER BY w.order_number`;
  const { rows } = await sql<State & { entries: Entry[] }>`
    SELECT d.changes_count, d.updated_at, ${asJson(words)} AS entries FROM dictionaries AS d
    WHERE d.user_id = ${userId} AND d.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { updated_at, entries } = row;
  return { version: versionOf(row), entries: { id, updatedAt: updated_at.toISOString(), entries } };
}

/**
 * Devices do not keep entries with other fields that they have cached. Changes are counted; the time is that of nodes
 * of the release before, which change it alone.
 */
const versionOf = ({ changes_count, updated_at }: State): string =>
  `${CARD_FIELDS.join(" ")} ${changes_count} ${updated_at.toISOString()}`;
