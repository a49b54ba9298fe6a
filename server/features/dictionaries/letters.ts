import { sql } from "kysely";

import type { DictionaryLetters } from "../../../shared/api/dictionaries.ts";
import type { Direction } from "../../../shared/api/values.ts";
import type { Db } from "../../database/open.ts";
import { needlesOf, readLanguages } from "./languages.ts";
import { BEFORE_ANY_ORDER, BEHIND_ANY_ORDER, cursorOf } from "./position.ts";

interface LettersRequest {
  userId: string;
  dictionaryId: string;
  /** Of the list that the places are for. */
  direction: Direction;
  filter?: string | undefined;
}

/** The letters that terms begin with, in the alphabet's order, and the places where their words begin. */
export async function readLetters(
  db: Db,
  { userId, dictionaryId, direction, filter }: LettersRequest,
): Promise<DictionaryLetters> {
  const languages = await readLanguages(db, userId, dictionaryId);
  const needles = filter ? needlesOf(filter, languages) : undefined;
  const words = db
    .selectFrom("words")
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .$if(needles !== undefined, (query) =>
      query.where(
        sql<boolean>`(strpos(term_key, ${needles?.term}) > 0 OR strpos(definitions_key, ${needles?.definition}) > 0)`,
      ),
    );
  const rows = await words
    .select((eb) => [
      "initial",
      sql<number>`count(*)::int`.as("count"),
      eb.fn.min("sort_key").as("first_key"),
      eb.fn.max("sort_key").as("last_key"),
    ])
    .groupBy("initial")
    .orderBy("first_key")
    .execute();
  const [first, last] = await Promise.all(
    (["asc", "desc"] as const).map((way) =>
      words.select("term").orderBy("sort_key", way).orderBy("order_number", way).limit(1).executeTakeFirst(),
    ),
  );
  const firstOfList = direction === 1 ? 0 : rows.length - 1;
  return {
    letters: rows.map(({ initial, count, first_key, last_key }, index) => ({
      letter: initial,
      count,
      after: index === firstOfList ? null : placeBefore(direction, first_key, last_key),
    })),
    firstTerm: first?.term ?? null,
    lastTerm: last?.term ?? null,
  };
}

const placeBefore = (direction: Direction, firstKey: string, lastKey: string): string =>
  direction === 1
    ? cursorOf("term", { key: firstKey, order: BEFORE_ANY_ORDER })
    : cursorOf("term", { key: lastKey, order: BEHIND_ANY_ORDER });
