import { sql } from "kysely";

import { short, type Bounded } from "../../../../shared/text/bounds.ts";
import type { Caches, Cache } from "../../../cache/caches.ts";
import type { Db } from "../../../database/open.ts";
import type { TestFacts } from "../test-state.ts";

/** Questions stored in one row; migration 0043 says why. */
export const PAGE_QUESTIONS = 50;

/** A question as its test stores it; it never changes. */
export interface KeptQuestion {
  dictionaryId: string;
  wordId: string;
  /** The term is typed. */
  swapped: boolean;
  term: Bounded;
  definitions: Bounded[];
}

interface Asked {
  testId: string;
  dictionaryId: string;
  swapped: boolean;
  /** Order numbers of words that are there, in the order in which they are asked. */
  numbers: readonly number[];
}

/** Copies the words that a test asks. */
export async function keepQuestions(
  tx: Db,
  userId: string,
  { testId, dictionaryId, swapped, numbers }: Asked,
): Promise<void> {
  await sql`
    INSERT INTO test_questions (user_id, test_id, page, dictionary_ids, word_ids, swapped, terms, definitions)
    SELECT w.user_id, ${testId}::uuid, (asked.position - 1) / ${PAGE_QUESTIONS}::int AS kept_page,
      array_agg(w.dictionary_id ORDER BY asked.position), array_agg(w.id ORDER BY asked.position),
      array_agg(${swapped}::boolean ORDER BY asked.position), array_agg(w.term ORDER BY asked.position),
      jsonb_agg(w.definitions ORDER BY asked.position)
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS asked (order_number, position)
    CROSS JOIN LATERAL (
      SELECT one.user_id, one.dictionary_id, one.id, one.term, one.definitions FROM words AS one
      WHERE one.user_id = ${userId} AND one.dictionary_id = ${dictionaryId} AND one.order_number = asked.order_number
      -- Each by the index: without this, fifty words are found by reading all of the dictionary.
      LIMIT 1
    ) AS w
    GROUP BY w.user_id, kept_page`.execute(tx);
}

/** The questions of tests by position, cached in memory. */
export class KeptQuestions {
  readonly #pages: Cache<KeptQuestion[]>;

  constructor(caches: Caches) {
    this.#pages = caches.cache("questions of tests");
  }

  /** The question at a position, from 1; null once another test has replaced this one. */
  async at(db: Db, userId: string, { testId }: TestFacts, position: number): Promise<KeptQuestion | null> {
    const page = Math.floor((position - 1) / PAGE_QUESTIONS);
    const questions = this.#pages.get(`${testId} ${page}`) ?? (await this.#read(db, userId, testId, page));
    return questions[(position - 1) % PAGE_QUESTIONS] ?? null;
  }

  async #read(db: Db, userId: string, testId: string, page: number): Promise<KeptQuestion[]> {
    const questions = await readPage(db, userId, testId, page);
    if (questions.length > 0) this.#pages.put(`${testId} ${page}`, questions);
    return questions;
  }
}

async function readPage(db: Db, userId: string, testId: string, page: number): Promise<KeptQuestion[]> {
  const row = await db
    .selectFrom("test_questions")
    .select(["dictionary_ids", "word_ids", "swapped", "terms", "definitions"])
    .where("user_id", "=", userId)
    .where("test_id", "=", testId)
    .where("page", "=", page)
    .executeTakeFirst();
  if (!row) return [];
  return row.word_ids.map((wordId, at) => ({
    dictionaryId: row.dictionary_ids[at] ?? "",
    wordId,
    swapped: row.swapped[at] ?? false,
    term: row.terms[at] ?? short(""),
    definitions: row.definitions[at] ?? [],
  }));
}
