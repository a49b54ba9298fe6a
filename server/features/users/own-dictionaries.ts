import { sql } from "kysely";

import type { OwnData } from "../../../shared/api/own-data.ts";
import type { Db } from "../../database/open.ts";

type OwnDictionary = OwnData["dictionaries"][number];
type OwnWord = OwnDictionary["words"][number];
type OwnReport = OwnDictionary["reports"][number];

const WORDS_AT_ONCE = 500;

export async function readDictionaries(
  db: Db,
  userId: string,
): Promise<Omit<OwnDictionary, "words" | "reports" | "reviews" | "shares">[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    terms_language: OwnDictionary["termsLanguage"];
    definitions_language: OwnDictionary["definitionsLanguage"];
    review: OwnDictionary["review"];
    skip_articles: boolean;
    words_count: number;
    created_at: Date;
    updated_at: Date;
    strictness: OwnDictionary["strictness"];
  }>`
    SELECT d.id, d.name, d.terms_language, d.definitions_language, d.review, d.skip_articles,
      d.words_count, d.created_at, d.updated_at,
      CASE WHEN s.user_id IS NOT NULL
        THEN json_build_object('letterCase', s.letter_case, 'diacritics', s.diacritics) END AS strictness
    FROM dictionaries AS d
    LEFT JOIN dictionary_strictness AS s ON s.user_id = d.user_id AND s.dictionary_id = d.id
    WHERE d.user_id = ${userId}
    ORDER BY d.created_at, d.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    termsLanguage: row.terms_language,
    definitionsLanguage: row.definitions_language,
    review: row.review,
    skipArticles: row.skip_articles,
    wordsCount: row.words_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    strictness: row.strictness,
  }));
}

export async function* readWords(db: Db, userId: string, dictionaryId: string): AsyncGenerator<OwnWord> {
  for (let after = 0, more = true; more;) {
    const rows = await wordsAfter(db, userId, dictionaryId, after);
    for (const row of rows)
      yield {
        id: row.id,
        term: row.term,
        definitions: row.definitions,
        note: row.note,
        example: row.example,
        tags: row.tags,
        order: row.order_number,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        timesRight: row.times_right,
        timesWrong: row.times_wrong,
      };
    after = rows.at(-1)?.order_number ?? after;
    more = rows.length === WORDS_AT_ONCE;
  }
}

async function wordsAfter(db: Db, userId: string, dictionaryId: string, after: number) {
  const { rows } = await sql<{
    id: string;
    term: string;
    definitions: string[];
    note: string;
    example: string;
    tags: string[];
    order_number: number;
    created_at: Date;
    updated_at: Date;
    times_right: number;
    times_wrong: number;
  }>`
    SELECT w.id, w.term, w.definitions, w.note, w.example, w.tags, w.order_number, w.created_at, w.updated_at,
      coalesce(s.times_right, 0) AS times_right, coalesce(s.times_wrong, 0) AS times_wrong
    FROM words AS w
    LEFT JOIN word_statistics AS s ON s.user_id = w.user_id AND s.word_id = w.id
    WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId} AND w.order_number > ${after}
    ORDER BY w.order_number LIMIT ${WORDS_AT_ONCE}`.execute(db);
  return rows;
}

/** One by one: a report holds every word of its test. */
export async function* readReports(db: Db, userId: string, dictionaryId: string): AsyncGenerator<OwnReport> {
  const { rows: finished } = await sql<{ id: string }>`
    SELECT r.id FROM reports AS r
    WHERE r.user_id = ${userId} AND r.dictionary_id = ${dictionaryId}
    ORDER BY r.finished_at, r.id`.execute(db);
  for (const { id } of finished) yield* await readReport(db, userId, id);
}

async function readReport(db: Db, userId: string, id: string): Promise<OwnReport[]> {
  const { rows } = await sql<{
    id: string;
    dictionary_id: string;
    dictionary_name: string;
    prompt_language: OwnReport["promptLanguage"];
    answer_language: OwnReport["answerLanguage"];
    swapped: boolean;
    prompt: OwnReport["prompt"];
    started_at: Date;
    finished_at: Date;
    counts: OwnReport["counts"];
    words: OwnReport["words"];
  }>`
    SELECT r.id, r.dictionary_id, r.dictionary_name, r.swapped, r.started_at, r.finished_at, r.counts, r.words,
      CASE WHEN r.sound THEN 'sound' ELSE 'text' END AS prompt,
      CASE WHEN r.swapped AND NOT r.sound THEN r.definitions_language ELSE r.terms_language END AS prompt_language,
      CASE WHEN r.swapped THEN r.terms_language ELSE r.definitions_language END AS answer_language
    FROM reports AS r WHERE r.user_id = ${userId} AND r.id = ${id}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    dictionaryId: row.dictionary_id,
    dictionaryName: row.dictionary_name,
    promptLanguage: row.prompt_language,
    answerLanguage: row.answer_language,
    swapped: row.swapped,
    prompt: row.prompt,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at.toISOString(),
    total: row.words.length,
    counts: { ...row.counts, unasked: row.counts.unasked ?? 0 },
    words: row.words,
  }));
}
