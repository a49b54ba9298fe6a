import { sql, type RawBuilder } from "kysely";

import { CARD_FIELDS, EMPTY_WORD, type CardField } from "../../../shared/api/word.ts";
import { tagKey } from "../../../shared/text-rules.ts";
import { cut } from "../../../shared/text/bounds.ts";
import { fieldNamed } from "../../anki-fields.ts";
import type { Db } from "../../database/open.ts";
import type { Deck } from "./decks.ts";
import { NUMBER_OF_WORD, numberOf } from "./ids.ts";
import { MODEL } from "./model.ts";
import { exactText, LONGEST, type Query } from "./query.ts";

type Condition = RawBuilder<boolean>;

/** Words that match a query in Anki's language, oldest first, as numbers. Takes a connection for searches. */
export async function findNotes(
  db: Db,
  userId: string,
  decks: readonly Deck[],
  query: Query,
): Promise<number[]> {
  const condition = conditionOf(query, decks);
  // OFFSET keeps this apart: each text that the condition names is lowered once, however many terms look at it.
  const { rows } = await sql<{ id: string }>`
    SELECT /* unnamed */ w.id FROM (
      SELECT w.id, w.dictionary_id, w.created_at, w.tags, w.tag_keys, ${NUMBER_OF_WORD} AS number,
        ${sql.join(CARD_FIELDS.map(lowered))}
      FROM words AS w WHERE w.user_id = ${userId} OFFSET 0) AS w
    WHERE ${condition} ORDER BY w.id`.execute(db);
  return rows.map(({ id }) => numberOf(id));
}

const isList = (field: CardField): boolean => typeof EMPTY_WORD[field] !== "string";
const columnOf = (field: CardField): RawBuilder<string> => sql.ref(`w.${field}`);

const lowered = (field: CardField): RawBuilder<unknown> =>
  isList(field)
    ? sql`ARRAY(SELECT lower(d.text) FROM unnest(${columnOf(field)}) AS d (text)) AS ${sql.ref(field)}`
    : sql`lower(${columnOf(field)}) AS ${sql.ref(field)}`;

function conditionOf(query: Query, decks: readonly Deck[]): Condition {
  if ("all" in query)
    return joined(
      query.all.map((part) => conditionOf(part, decks)),
      sql` AND `,
      true,
    );
  if ("any" in query) return anyOf(query.any, decks);
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
      return sql`w.number = ANY(${query.ids}::bigint[])`;
    case "field":
      return inField(fieldNamed(query.field), query.pattern);
    case "text":
      return inAnyField(`%${query.pattern}%`);
  }
}

/** Exact texts in one field are looked up at once: programs ask for the many words of a page in one query. */
function anyOf(parts: readonly Query[], decks: readonly Deck[]): Condition {
  const exact = new Map<CardField, string[]>();
  const others: Condition[] = [];
  for (const part of parts) {
    const only = "all" in part && part.all.length === 1 ? (part.all[0] ?? part) : part;
    const text = "key" in only && only.key === "field" ? exactText(only.pattern) : null;
    const field = "key" in only && only.key === "field" ? fieldNamed(only.field) : undefined;
    if (text === null || !field) others.push(conditionOf(part, decks));
    else exact.set(field, [...(exact.get(field) ?? []), text]);
  }
  return joined([...[...exact].map(([field, texts]) => isOneOf(field, texts)), ...others], sql` OR `, false);
}

const joined = (parts: readonly Condition[], by: RawBuilder<unknown>, none: boolean): Condition =>
  parts.length === 0 ? sql`${none}::boolean` : sql`(${sql.join(parts, by)})`;

const inDecks = (pattern: string, decks: readonly Deck[]): Condition => sql`
  w.dictionary_id IN (
    SELECT d.id FROM unnest(${decks.map(({ id }) => id)}::uuid[], ${decks.map(({ name }) => name)}::text[]) AS d (id, name)
    WHERE d.name ILIKE ${pattern})`;

const withTag = (pattern: string): Condition =>
  pattern === "none"
    ? sql`w.tags = '{}'`
    : sql`EXISTS (SELECT FROM unnest(w.tag_keys) AS t (key) WHERE t.key LIKE ${tagKey(cut(pattern, LONGEST))})`;

/** Matches the whole field, or any one of its texts. A field that notes do not have matches nothing. */
function inField(field: CardField | undefined, pattern: string): Condition {
  if (!field) return sql`false`;
  const exact = exactText(pattern);
  if (exact !== null) return isOneOf(field, [exact]);
  return isLike(field, pattern);
}

const isLike = (field: CardField, pattern: string): Condition =>
  isList(field)
    ? sql`EXISTS (SELECT FROM unnest(${columnOf(field)}) AS d (text) WHERE d.text LIKE lower(${pattern}))`
    : sql`${columnOf(field)} LIKE lower(${pattern})`;

function isOneOf(field: CardField, texts: readonly string[]): Condition {
  const wanted = sql`(SELECT lower(v.text) FROM unnest(${texts}::text[]) AS v (text))`;
  return isList(field)
    ? sql`EXISTS (SELECT FROM unnest(${columnOf(field)}) AS d (text) WHERE d.text IN ${wanted})`
    : sql`${columnOf(field)} IN ${wanted}`;
}

const inAnyField = (pattern: string): Condition =>
  joined(
    CARD_FIELDS.map((field) => isLike(field, pattern)),
    sql` OR `,
    false,
  );
