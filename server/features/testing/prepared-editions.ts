import { sql } from "kysely";

import { prepare, type Entry, type PreparedDictionary } from "../../../shared/judge/prepare.ts";
import type { Question } from "../../../shared/judge/question.ts";
import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import type { TestQuestion } from "./questions.ts";

/** Words kept in memory; the editions that were asked for least lately make room. */
const MOST_WORDS = 100_000;

interface Prepared {
  words: number;
  dictionary: PreparedDictionary;
}

/** Editions in memory, ready to say whose answer a text is. They never change, so any process may keep its own. */
export class PreparedEditions {
  readonly #kept = new Map<string, Promise<Prepared>>();
  #words = 0;

  /** The question among all entries of its edition: with the terms that are as right, and the others. `not_found` once the dictionary is deleted. */
  async question(db: Db, userId: string, question: TestQuestion): Promise<Question> {
    const { dictionary } = await this.#get(db, userId, question);
    const among = dictionary.question(question.wordId);
    if (!among) throw new AppError("not_found");
    return among;
  }

  #get(db: Db, userId: string, question: TestQuestion): Promise<Prepared> {
    const key = `${question.editionId} ${question.swapped}`;
    const kept = this.#kept.get(key);
    if (kept) this.#kept.delete(key);
    const prepared = kept ?? this.#read(db, userId, question, key);
    this.#kept.set(key, prepared);
    return prepared;
  }

  async #read(db: Db, userId: string, question: TestQuestion, key: string): Promise<Prepared> {
    try {
      const entries = await readEntries(db, userId, question.editionId);
      if (entries.length === 0) throw new AppError("not_found");
      const dictionary = prepare(entries, question);
      this.#words += entries.length;
      this.#makeRoom(key);
      return { words: entries.length, dictionary };
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  #makeRoom(newcomer: string): void {
    for (const [key, prepared] of this.#kept) {
      if (this.#words <= MOST_WORDS) return;
      if (key === newcomer) continue;
      this.#kept.delete(key);
      void prepared.then(({ words }) => (this.#words -= words));
    }
  }
}

async function readEntries(db: Db, userId: string, editionId: string): Promise<Entry[]> {
  const { rows } = await sql<{ word_ids: string[]; terms: string[]; definitions: string[][] }>`
    SELECT p.word_ids, p.terms, p.definitions FROM edition_pages AS p
    WHERE p.user_id = ${userId} AND p.edition_id = ${editionId}`.execute(db);
  return rows.flatMap(({ word_ids, terms, definitions }) =>
    word_ids.map((id, at) => ({ id, term: terms[at] ?? "", definitions: definitions[at] ?? [] })),
  );
}
