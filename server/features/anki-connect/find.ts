import { sql, type RawBuilder } from "kysely";

import { tagKey } from "../../../shared/text-rules.ts";
import type { Db } from "../../database/open.ts";
import type { Deck } from "./decks.ts";
import { NUMBER_OF_WORD, numberOf } from "./ids.ts";
import { fieldNamed, MODEL, type FieldName } from "./model.ts";
import { readQuery, type Query } from "./query.ts";

type Condition = RawBuilder<boolean>;

/** Words that match a query in Anki's language, oldest first, as numbers. */
export async function findNotes(
  db: Db,
  userId: string,
  decks: readonly Deck[],
  text: string,
): Promise<number[]> {
  const condition = conditionOf(readQuery(text), decks);
  const { rows } = await sql<{ id: string }>`
    SELECT /* unnamed */ w.id FROM words AS w WHERE w.user_id = ${userId} AND ${condition} ORDER BY w.id`.execute(
    db,
  );
  return rows.map(({ id }) => numberOf(id));
}

function conditionOf(query: Query, decks: readonly Deck[]): Condition {
  if ("all" in query) return joined(query.all, decks, sql` AND `, true);
  if ("any" in query) return joined(query.any, decks, sql` OR `, false);
  if ("not" in query) return sql`NOT ${conditionOf(query.not, decks)}`;
  switch (query.key) {
    case "deck":
      return inDecks(query.pattern, decks);
    case "note":
      return sql`${MODEL.name}::text ILIKE ${query.pattern}`;
    case "tag":
      return withTag(query.pattern);
    case "added":
      return sql`w.created_at > now() - make_interval(days => ${query.days})`;
    case "nid":
      return sql`${NUMBER_OF_WORD} = ANY(${query.ids}::bigint[])`;
    case "field":
      return inField(fieldNamed(query.field), query.pattern);
    case "text":
      return inAnyField(`%${query.pattern}%`);
  }
}

const joined = (
  parts: readonly Query[],
  decks: readonly Deck[],
  by: RawBuilder<unknown>,
  none: boolean,
): Condition =>
  parts.length === 0
    ? sql`${none}::boolean`
    : sql`(${sql.join(
        parts.map((part) => conditionOf(part, decks)),
        by,
      )})`;

const inDecks = (pattern: string, decks: readonly Deck[]): Condition => sql`
  w.dictionary_id IN (
    SELECT d.id FROM unnest(${decks.map(({ id }) => id)}::uuid[], ${decks.map(({ name }) => name)}::text[]) AS d (id, name)
    WHERE d.name ILIKE ${pattern})`;

const withTag = (pattern: string): Condition =>
  pattern === "none"
    ? sql`w.tags = '{}'`
    : sql`EXISTS (SELECT FROM unnest(w.tag_keys) AS t (key) WHERE t.key LIKE ${tagKey(pattern)})`;

/** Matches the whole field, or any one of the definitions. A field that notes do not have matches nothing. */
function inField(field: FieldName | null, pattern: string): Condition {
  if (!field) return sql`false`;
  if (field === "Definitions")
    return sql`EXISTS (SELECT FROM unnest(w.definitions) AS d (text) WHERE d.text ILIKE ${pattern})`;
  return sql`w.${sql.ref(field.toLowerCase())} ILIKE ${pattern}`;
}

const inAnyField = (pattern: string): Condition => sql`(
  w.term ILIKE ${pattern} OR w.note ILIKE ${pattern} OR w.example ILIKE ${pattern}
  OR EXISTS (SELECT FROM unnest(w.definitions) AS d (text) WHERE d.text ILIKE ${pattern}))`;
