import { sql, type RawBuilder } from "kysely";

import { tagKey } from "../../../shared/text-rules.ts";
import { cut, short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import type { Db } from "../../database/open.ts";
import type { Deck } from "./decks.ts";
import { NUMBER_OF_WORD, numberOf } from "./ids.ts";
import { fieldNamed, MODEL, type FieldName } from "./model.ts";
import { exactText, LONGEST, readQuery, type Query } from "./query.ts";

type Condition = RawBuilder<boolean>;

/** Words that match a query in Anki's language, oldest first, as numbers. Takes a connection for searches. */
export async function findNotes(
  db: Db,
  userId: string,
  decks: readonly Deck[],
  text: string,
): Promise<number[]> {
  const condition = conditionOf(readQuery(text), decks);
  // OFFSET keeps this apart: each text that the condition names is lowered once, however many terms look at it.
  const { rows } = await sql<{ id: string }>`
    SELECT /* unnamed */ w.id FROM (
      SELECT w.id, w.dictionary_id, w.created_at, w.tags, w.tag_keys, ${NUMBER_OF_WORD} AS number,
        lower(w.term) AS term, lower(w.note) AS note, lower(w.example) AS example,
        ARRAY(SELECT lower(d.text) FROM unnest(w.definitions) AS d (text)) AS definitions
      FROM words AS w WHERE w.user_id = ${userId} OFFSET 0) AS w
    WHERE ${condition} ORDER BY w.id`.execute(db);
  return rows.map(({ id }) => numberOf(id));
}

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
  const exact = new Map<FieldName, string[]>();
  const others: Condition[] = [];
  for (const part of parts) {
    const only = "all" in part && part.all.length === 1 ? (part.all[0] ?? part) : part;
    const text = "key" in only && only.key === "field" ? exactText(only.pattern) : null;
    const field = "key" in only && only.key === "field" ? fieldNamed(only.field) : null;
    if (text === null || field === null) others.push(conditionOf(part, decks));
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

/** Matches the whole field, or any one of the definitions. A field that notes do not have matches nothing. */
function inField(field: FieldName | null, pattern: string): Condition {
  if (!field) return sql`false`;
  const exact = exactText(pattern);
  if (exact !== null) return isOneOf(field, [exact]);
  if (field === "Definitions") return inDefinitions(pattern);
  return sql`${columnOf(field)} LIKE lower(${pattern})`;
}

function isOneOf(field: FieldName, texts: readonly string[]): Condition {
  const lowered = sql`(SELECT lower(v.text) FROM unnest(${texts}::text[]) AS v (text))`;
  if (field === "Definitions")
    return sql`EXISTS (SELECT FROM unnest(w.definitions) AS d (text) WHERE d.text IN ${lowered})`;
  return sql`${columnOf(field)} IN ${lowered}`;
}

const columnOf = (field: FieldName): RawBuilder<string> => sql`w.${sql.ref(lowerCase(short(field)))}`;

const inDefinitions = (pattern: string): Condition =>
  sql`EXISTS (SELECT FROM unnest(w.definitions) AS d (text) WHERE d.text LIKE lower(${pattern}))`;

const inAnyField = (pattern: string): Condition => sql`(
  w.term LIKE lower(${pattern}) OR w.note LIKE lower(${pattern}) OR w.example LIKE lower(${pattern})
  OR ${inDefinitions(pattern)})`;
