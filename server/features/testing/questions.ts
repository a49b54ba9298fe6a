import { sql, type RawBuilder } from "kysely";

import type { Outcome } from "../../../shared/api/testing.ts";
import type { Notice } from "../../../shared/judge/notices.ts";
import type { Severity } from "../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { Db } from "../../database/open.ts";
import { PAGE_WORDS } from "./editions.ts";
import { positionOf } from "./question-ids.ts";

/** How far a question has come. */
export interface Progress {
  /** Begins with the right answers, beside `done`; wrong ones follow. */
  given: string[];
  /** The accepted texts that the right answers stand for. */
  done: string[];
  notices: Notice[];
  /** The accepted text whose letters were shown after a typo. */
  typoOf: string | null;
  /** That typo, while nothing was answered after it. */
  typo: string | null;
}

/** One question of the user's test, as it stands. */
export interface TestQuestion extends Progress {
  testId: string;
  /** Counts the changes of the test: a change is written only over the version that was read. */
  version: number;
  total: number;
  /** Of the test's current question; one past the last when the test is finished. */
  current: number;
  position: number;
  swapped: boolean;
  dictionaryId: string;
  editionId: string;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
  letterCase: Severity;
  diacritics: Severity;
  /** Null only for a position that no question has. */
  wordId: string | null;
  term: string;
  definitions: string[];
  /** Null while the question is open. */
  outcome: Outcome | null;
}

/** The question with this id, or the current one; null when there is no test. Its id is still to be compared. */
export async function readQuestion(db: Db, userId: string, id?: string): Promise<TestQuestion | null> {
  const positions = id ? sql`ARRAY[${positionOf(id)}::int]` : sql`ARRAY[t.position]`;
  const [question] = await readQuestions(db, userId, positions);
  return question ?? null;
}

/** The last finished question and the current one, in this order. */
export const readAround = (db: Db, userId: string): Promise<TestQuestion[]> =>
  readQuestions(db, userId, sql`ARRAY[t.position - 1, t.position]`);

async function readQuestions(
  db: Db,
  userId: string,
  positions: RawBuilder<unknown>,
): Promise<TestQuestion[]> {
  const { rows } = await sql<TestQuestion>`
    SELECT t.id AS "testId", t.version, cardinality(t.order_numbers) AS total, t.position AS current,
      asked.position, t.swapped, t.dictionary_id AS "dictionaryId", t.edition_id AS "editionId",
      e.terms_language AS "termsLanguage", e.definitions_language AS "definitionsLanguage",
      coalesce(s.letter_case, 'default') AS "letterCase", coalesce(s.diacritics, 'default') AS diacritics,
      p.word_ids[place.at] AS "wordId", p.terms[place.at] AS term, p.definitions -> (place.at - 1) AS definitions,
      coalesce(a.given, t.given) AS given, coalesce(a.done, t.done) AS done,
      coalesce(a.notices, t.notices) AS notices, a.outcome,
      CASE WHEN a.outcome IS NULL THEN t.typo_of ELSE a.typo_of END AS "typoOf",
      CASE WHEN a.outcome IS NULL THEN t.typo ELSE a.typo END AS typo
    FROM tests AS t
    JOIN editions AS e ON e.user_id = t.user_id AND e.id = t.edition_id
    LEFT JOIN dictionary_strictness AS s ON s.user_id = t.user_id AND s.dictionary_id = t.dictionary_id
    CROSS JOIN LATERAL unnest(${positions}) AS asked (position)
    LEFT JOIN edition_pages AS p ON p.user_id = t.user_id AND p.edition_id = t.edition_id
      AND p.page = t.order_numbers[asked.position] / ${PAGE_WORDS}
    LEFT JOIN LATERAL array_position(p.order_numbers, t.order_numbers[asked.position]) AS place (at) ON true
    LEFT JOIN test_answers AS a ON a.user_id = t.user_id AND a.test_id = t.id AND a.position = asked.position
    WHERE t.user_id = ${userId}
    ORDER BY asked.position`.execute(db);
  return rows;
}
