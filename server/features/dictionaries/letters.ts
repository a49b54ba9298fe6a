import { sql } from "kysely";

import type { DictionaryLetters } from "../../../shared/api/dictionaries.ts";
import type { Direction } from "../../../shared/api/values.ts";
import { tagKey } from "../../../shared/text-rules.ts";
import { short, type Bounded } from "../../../shared/text/bounds.ts";
import { sortKey } from "../../../shared/text/sort-key.ts";
import type { Db } from "../../database/open.ts";
import { inAlphabetOf } from "./keys.ts";
import { needlesOf, readLanguages } from "./languages.ts";
import { BEFORE_ANY_ORDER, BEHIND_ANY_ORDER, cursorOf } from "./position.ts";

interface LettersRequest {
  userId: string;
  dictionaryId: string;
  /** The list that the places refer to. */
  direction: Direction;
  filter?: Bounded | undefined;
  tag?: Bounded | undefined;
  resting?: boolean | undefined;
}

/** Greater than every sort key. */
const LAST = "\ud7ff";

/**
 * The letters that terms begin with, in alphabetical order, and where their words begin. A term such as “(sich) freuen”
 * belongs to S, but is sorted by its bracket, before the numbers, where no letter begins.
 */
export async function readLetters(
  db: Db,
  { userId, dictionaryId, direction, filter, tag, resting }: LettersRequest,
): Promise<DictionaryLetters> {
  const languages = await readLanguages(db, userId, dictionaryId);
  const lastNumber = sortKey(short("9"), languages.termsLanguage) + LAST;
  const needles = filter ? needlesOf(filter, languages) : undefined;
  const key = tag && tagKey(tag);
  const words = db
    .selectFrom("words")
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .$if(needles !== undefined, (query) =>
      query.where(
        sql<boolean>`(term_key LIKE ANY (${needles?.term}::text[]) OR definitions_key LIKE ANY (${needles?.definition}::text[]))`,
      ),
    )
    .$if(key !== undefined, (query) => query.where(sql<boolean>`${key} = ANY(tag_keys)`))
    .$if(resting !== undefined, (query) => query.where("resting", "=", resting === true));
  const rows = await words
    .select((eb) => [
      "initial",
      sql<number>`count(*)::int`.as("count"),
      sql<string>`coalesce(min(sort_key) FILTER (WHERE sort_key > ${lastNumber}), min(sort_key))`.as(
        "first_key",
      ),
      eb.fn.max("sort_key").as("last_key"),
    ])
    .groupBy("initial")
    .execute();
  const endOf = (way: "asc" | "desc") =>
    words
      .select(["term", "sort_key"])
      .orderBy("sort_key", way)
      .orderBy("order_number", way)
      .limit(1)
      .executeTakeFirst();
  const first = await endOf("asc");
  const last = await endOf("desc");
  const listBegins = direction === 1 ? first : last;
  const inAlphabet = inAlphabetOf(languages.termsLanguage);
  return {
    letters: rows
      .toSorted((a, b) => inAlphabet(a.initial, b.initial))
      .map(({ initial, count, first_key, last_key }) => {
        const key = direction === 1 ? first_key : last_key;
        const order = direction === 1 ? BEFORE_ANY_ORDER : BEHIND_ANY_ORDER;
        const after = key === listBegins?.sort_key ? null : cursorOf("term", { key, order });
        return { letter: initial, count, after };
      }),
    firstTerm: first?.term ?? null,
    lastTerm: last?.term ?? null,
  };
}
