import { sql, type RawBuilder } from "kysely";

import { CARD_FIELDS, EMPTY_WORD, type CardField } from "../../../shared/api/word.ts";
import { tagKey } from "../../../shared/text-rules.ts";
import { cut } from "../../../shared/text/bounds.ts";
import { unifyMarks } from "../../../shared/text/clean.ts";
import type { Db } from "../../database/open.ts";
import { termKeyOf } from "../../database/same-term.ts";
import type { Deck } from "./decks.ts";
import { definitionsIn } from "./definitions.ts";
import { NUMBER_OF_WORD } from "./ids.ts";
import type { LearnerDays } from "./learner-days.ts";
import { memoriesOf } from "./memories.ts";
import { MODEL } from "./model.ts";
import { exactText } from "./patterns.ts";
import { termsIn, type Query } from "./query.ts";
import { LONGEST, type Term } from "./terms.ts";

type Condition = RawBuilder<boolean>;

/** Whose words are searched. */
export interface Searched {
  userId: string;
  decks: readonly Deck[];
  days: LearnerDays;
}

/** Words that match a query in Anki's language as numbers, in the order of addition; those of before numbers were given come first. Takes a connection for searches. */
export async function findNotes(db: Db, searched: Searched, query: Query): Promise<number[]> {
  const { userId, days } = searched;
  const asksMemory = termsIn(query).some(({ key }) => key === "is" || key === "prop");
  const memory = asksMemory
    ? sql`LEFT JOIN (${memoriesOf(userId, days.today)}) AS m ON m.word_id = w.id`
    : sql``;
  const remembered = asksMemory ? sql`m.reps, m.lapses, m.ivl, m.due,` : sql``;
  // OFFSET keeps this apart: each text that the condition names is lowered once, however many terms look at it.
  const { rows } = await sql<{ number: string }>`
    SELECT /* unnamed */ w.number FROM (
      SELECT w.id, w.dictionary_id, w.resting, w.created_at, w.updated_at, w.tags, w.tag_keys, ${NUMBER_OF_WORD} AS number,
        ${remembered} ${sql.join(CARD_FIELDS.map(lowered))}
      FROM words AS w ${memory} WHERE w.user_id = ${userId} OFFSET 0) AS w
    WHERE ${conditionOf(query, searched)} ORDER BY w.number`.execute(db);
  return rows.map(({ number }) => Number(number));
}

const isList = (field: CardField): boolean => typeof EMPTY_WORD[field] !== "string";
const columnOf = (field: CardField): RawBuilder<string> => sql.ref(`w.${field}`);

/** As it is compared. A term has one form of apostrophes and dashes, as where a duplicate is looked for. */
function lowered(field: CardField): RawBuilder<unknown> {
  if (field === "term") return sql`lower(${termKeyOf("w.term")}) AS term`;
  return isList(field)
    ? sql`ARRAY(SELECT lower(d.text) FROM unnest(${columnOf(field)}) AS d (text)) AS ${sql.ref(field)}`
    : sql`lower(${columnOf(field)}) AS ${sql.ref(field)}`;
}

/** A text or pattern in the form that the texts of a field have. */
const comparable = (field: CardField, text: string): string =>
  field === "term" ? unifyMarks(cut(text, LONGEST)) : text;

function conditionOf(query: Query, searched: Searched): Condition {
  if ("all" in query)
    return joined(
      query.all.map((part) => conditionOf(part, searched)),
      sql` AND `,
      true,
    );
  if ("any" in query) return anyOf(query.any, searched);
  if ("not" in query) return sql`NOT ${conditionOf(query.not, searched)}`;
  return conditionOfTerm(query, searched);
}

function conditionOfTerm(term: Term, { userId, decks, days }: Searched): Condition {
  switch (term.key) {
    case "deck":
      return inDecks(term.pattern, decks);
    case "note":
      return sql`${MODEL.name}::text ILIKE ${term.pattern}`;
    case "tag":
      return withTag(term.pattern);
    case "added":
      return sql`w.created_at >= to_timestamp(${days.since(term.days)}::float8)`;
    case "edited":
      return sql`w.updated_at >= to_timestamp(${days.since(term.days)}::float8)`;
    case "rated":
      return sql`w.id IN (
        SELECT r.word_id FROM reviews AS r
        WHERE r.user_id = ${userId} AND r.at >= to_timestamp(${days.since(term.days)}::float8)
          AND r.grade = coalesce(${term.grade}::text, r.grade))`;
    case "is":
      return STATES[term.state];
    case "prop":
      return sql`coalesce(${PROPERTIES[term.property]} ${OPERATORS[term.operator]} ${term.value}::int, false)`;
    case "nid":
      return sql`w.number = ANY(${term.ids}::bigint[])`;
    case "field":
      return inField(term.field, term.pattern);
    case "text":
      return inAnyField(`%${term.pattern}%`);
  }
}

/** A card that rests is not due, whenever it was to be. None is between two steps of learning, or put off until tomorrow. */
const STATES: Record<Extract<Term, { key: "is" }>["state"], Condition> = {
  new: sql`w.reps IS NULL`,
  review: sql`w.reps IS NOT NULL`,
  due: sql`(NOT w.resting AND coalesce(w.due <= 0, false))`,
  suspended: sql`w.resting`,
  learn: sql`false`,
  buried: sql`false`,
};

type Prop = Extract<Term, { key: "prop" }>;

/** A new card has an interval of no days, and is due on none. */
const PROPERTIES: Record<Prop["property"], RawBuilder<number>> = {
  ivl: sql`coalesce(w.ivl, 0)`,
  reps: sql`coalesce(w.reps, 0)`,
  lapses: sql`coalesce(w.lapses, 0)`,
  due: sql`w.due`,
};

const OPERATORS: Record<Prop["operator"], RawBuilder<unknown>> = {
  "=": sql`=`,
  "!=": sql`<>`,
  "<": sql`<`,
  "<=": sql`<=`,
  ">": sql`>`,
  ">=": sql`>=`,
};

/** Exact texts in one field are looked up at once: programs ask for the many words of a page in one query. */
function anyOf(parts: readonly Query[], searched: Searched): Condition {
  const exact = new Map<CardField, string[]>();
  const others: Condition[] = [];
  for (const part of parts) {
    const only = "all" in part && part.all.length === 1 ? (part.all[0] ?? part) : part;
    const texts = "key" in only && only.key === "field" ? exactTextsIn(only.field, only.pattern) : null;
    if (texts?.length !== 1 || !("field" in only)) others.push(conditionOf(part, searched));
    else exact.set(only.field, [...(exact.get(only.field) ?? []), ...texts]);
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

/** Matches the whole field, or any one of its texts. */
function inField(field: CardField, pattern: string): Condition {
  const exact = exactTextsIn(field, pattern);
  if (exact === null) return isLike(field, pattern);
  return joined(
    exact.map((text) => isOneOf(field, [text])),
    sql` AND `,
    false,
  );
}

/** The texts that a pattern without wildcards is stored as, divided as those of a field are; null for another one. */
function exactTextsIn(field: CardField, pattern: string): string[] | null {
  const text = exactText(pattern);
  if (text === null) return null;
  return isList(field) ? definitionsIn(text) : [text];
}

const isLike = (field: CardField, pattern: string): Condition =>
  isList(field)
    ? sql`EXISTS (SELECT FROM unnest(${columnOf(field)}) AS d (text) WHERE d.text LIKE lower(${pattern}))`
    : sql`${columnOf(field)} LIKE lower(${comparable(field, pattern)})`;

function isOneOf(field: CardField, texts: readonly string[]): Condition {
  const values = texts.map((text) => comparable(field, text));
  const wanted = sql`(SELECT lower(v.text) FROM unnest(${values}::text[]) AS v (text))`;
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
