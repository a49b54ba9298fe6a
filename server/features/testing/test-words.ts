import { CompiledQuery } from "kysely";

import type { Db } from "../../database/open.ts";
import type { Memory, Shelf } from "../../memory/memory.ts";
import { wordOfEdition } from "./editions.ts";
import type { TestFacts } from "./test-state.ts";

/** A word as a test asks it. */
export interface TestWord {
  wordId: string;
  term: string;
  definitions: string[];
}

/** Questions that are read together. */
const RUN = 50;

const WORDS = `
  SELECT word.word_id AS "wordId", word.term, word.definitions
  FROM tests AS t
  CROSS JOIN LATERAL unnest(t.order_numbers[$3:$4]) WITH ORDINALITY AS asked (order_number, at)
  CROSS JOIN LATERAL (${wordOfEdition("t.user_id", "t.edition_id", "asked.order_number")}) AS word
  WHERE t.user_id = $1 AND t.id = $2
  ORDER BY asked.at`;

/** The words of tests in the order in which they are asked. They never change, so what was read once is kept in memory. */
export class TestWords {
  readonly #runs: Shelf<TestWord[]>;

  constructor(memory: Memory) {
    this.#runs = memory.shelf("words of tests");
  }

  /** The word at a position; null once the test has given its place to another. */
  async at(db: Db, userId: string, { testId }: TestFacts, position: number): Promise<TestWord | null> {
    const run = Math.floor((position - 1) / RUN);
    const key = `${testId} ${run}`;
    const words = this.#runs.get(key) ?? (await this.#read(db, userId, testId, run));
    return words[(position - 1) % RUN] ?? null;
  }

  async #read(db: Db, userId: string, testId: string, run: number): Promise<TestWord[]> {
    const words = await readRun(db, userId, testId, run);
    if (words.length > 0) this.#runs.put(`${testId} ${run}`, words);
    return words;
  }
}

async function readRun(db: Db, userId: string, testId: string, run: number): Promise<TestWord[]> {
  const values = [userId, testId, run * RUN + 1, (run + 1) * RUN];
  return (await db.executeQuery(CompiledQuery.raw(WORDS, values) as CompiledQuery<TestWord>)).rows;
}
