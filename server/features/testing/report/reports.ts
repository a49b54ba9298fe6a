import { sql, type Selectable } from "kysely";

import type { ReportSummary } from "../../../../shared/api/reports.ts";
import {
  outcome,
  type StoredReport,
  type Meaning,
  type Outcome,
  type Report,
} from "../../../../shared/api/testing.ts";
import { ANSWERED_FIELDS } from "../../../../shared/api/word.ts";
import type { Db } from "../../../database/open.ts";
import type { ReportsTable } from "../../../database/tables/learning.ts";
import { finishedQuestions, NO_NOTE, type NoteAndExample } from "../questions.ts";

/** Reports of one dictionary; older ones are deleted. */
const MOST_REPORTS = 200;

type ReportWord = StoredReport["words"][number];
type Counts = StoredReport["counts"];

const OUTCOMES = outcome.options;

const countOf = (one: Outcome) => sql`${sql.lit(one)}, count(*) FILTER (WHERE q.outcome = ${sql.lit(one)})`;

/** Writes the report of the user's test, which was just finished. */
export async function writeReport(db: Db, userId: string): Promise<void> {
  await sql`
    INSERT INTO reports (user_id, id, dictionary_id, dictionary_name, terms_language, definitions_language,
      swapped, sound, started_at, finished_at, counts, words)
    SELECT t.user_id, t.id, t.dictionary_id, t.dictionary_name, t.terms_language, t.definitions_language,
      t.swapped, t.sound, t.started_at, t.finished_at, asked.counts, asked.words
    FROM tests AS t
    CROSS JOIN LATERAL (
      SELECT
        jsonb_build_object(${sql.join(OUTCOMES.map(countOf))}) AS counts,
        jsonb_agg(jsonb_build_object(
          'wordId', q.word_id,
          'prompt', CASE WHEN t.swapped AND NOT t.sound THEN q.definitions ELSE jsonb_build_array(q.term) END,
          'expected', CASE WHEN t.swapped THEN jsonb_build_array(q.term) ELSE q.definitions END,
          'given', q.given, 'outcome', q.outcome, 'notices', q.notices,
          'done', q.done, 'hint', q.hint, 'doneFirst', coalesce((
            SELECT min(cardinality(f.done)) FROM test_steps AS f
            WHERE f.user_id = ${userId} AND f.test_id = t.id AND f.position = q.position AND f.outcome = 'wrong'
          ), cardinality(q.done))
        ) ORDER BY q.position) AS words
      FROM (${finishedQuestions(userId, sql`t.id`)}) AS q
    ) AS asked
    WHERE t.user_id = ${userId}`.execute(db);
}

/** Deletes reports beyond the newest two hundred of a dictionary. */
export async function forgetOldReports(db: Db, userId: string, dictionaryId: string): Promise<void> {
  await sql`
    DELETE FROM reports AS r WHERE r.user_id = ${userId} AND r.id IN (
      SELECT o.id FROM reports AS o WHERE o.user_id = ${userId} AND o.dictionary_id = ${dictionaryId}
      ORDER BY o.finished_at DESC OFFSET ${MOST_REPORTS}::int)`.execute(db);
}

interface LockedReport {
  dictionaryId: string;
  swapped: boolean;
  startedAt: Date;
  finishedAt: Date;
  words: ReportWord[];
}

/** Locks a report that is about to change; null for an unknown one. Takes a transaction. */
export async function lockReport(tx: Db, userId: string, id: string): Promise<LockedReport | null> {
  const row = await tx
    .selectFrom("reports")
    .select([
      "dictionary_id as dictionaryId",
      "swapped",
      "started_at as startedAt",
      "finished_at as finishedAt",
      "words",
    ])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a report's words and its counts. */
export async function writeWords(
  db: Db,
  userId: string,
  id: string,
  words: readonly ReportWord[],
): Promise<void> {
  await db
    .updateTable("reports")
    .set({ words: JSON.stringify(words), counts: JSON.stringify(countsOf(words)) })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

const NONE = Object.fromEntries(OUTCOMES.map((one) => [one, 0])) as Counts;

function countsOf(words: readonly ReportWord[]): Counts {
  const counts = { ...NONE };
  for (const word of words) counts[word.outcome] += 1;
  return counts;
}

const REPORT_COLUMNS = [
  "id",
  "dictionary_id",
  "dictionary_name",
  "terms_language",
  "definitions_language",
  "swapped",
  "sound",
  "started_at",
  "finished_at",
  "counts",
  "words",
] as const;

type ReportRow = Pick<Selectable<ReportsTable>, (typeof REPORT_COLUMNS)[number]>;

/** A user's report with the current state of its words; null for an unknown one. */
export async function readReport(db: Db, userId: string, id: string): Promise<Report | null> {
  const row = await readRow(db, userId, id);
  if (!row) return null;
  const report = asReport(row);
  const more = await readMore(db, userId, row);
  const words = report.words.map((word) => {
    const { definitions = [], ...now } = more.get(word.wordId) ?? {};
    return { ...word, ...NO_NOTE, ...now, added: isAdded(row, word, definitions) };
  });
  return { ...report, words };
}

/** A user's report as it was written; null for an unknown one. */
export async function readStoredReport(db: Db, userId: string, id: string): Promise<StoredReport | null> {
  const row = await readRow(db, userId, id);
  return row && asReport(row);
}

async function readRow(db: Db, userId: string, id: string): Promise<ReportRow | null> {
  const row = await db
    .selectFrom("reports")
    .select(REPORT_COLUMNS)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an answer that counted as wrong has become a definition. */
function isAdded(
  row: ReportRow,
  { outcome: end, given }: ReportWord,
  definitions: readonly string[],
): boolean {
  const asksDefinitions = !row.swapped && !row.sound;
  const isDisputed = end === "wrong" || end === "overridden";
  return asksDefinitions && isDisputed && definitions.includes(given.at(-1) ?? "");
}

interface WordNow extends NoteAndExample {
  definitions: string[];
  meaning?: Meaning;
}

/** The current state of a report's words by id; deleted words are left out. */
async function readMore(
  db: Db,
  userId: string,
  { words, sound, definitions_language: language }: ReportRow,
): Promise<Map<string, WordNow>> {
  const ids = words.map(({ wordId }) => wordId);
  const rows = await db
    .selectFrom("words")
    .select(["id", "definitions", ...ANSWERED_FIELDS])
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, ...word }) => [
      id,
      { ...word, ...(sound && { meaning: { definitions: word.definitions, language } }) },
    ]),
  );
}

/** The dictionary of a report; null for an unknown one. */
export async function dictionaryOfReport(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("reports")
    .select("dictionary_id")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.dictionary_id ?? null;
}

const promptOfReport = sql`CASE WHEN r.sound THEN 'sound' ELSE 'text' END`;

/** The reports of a dictionary without their words, the newest first. */
export async function listReports(db: Db, userId: string, dictionaryId: string): Promise<ReportSummary[]> {
  const { rows } = await sql<Omit<ReportSummary, "finishedAt"> & { finished_at: Date }>`
    SELECT r.id, r.swapped, ${promptOfReport} AS prompt, r.finished_at, jsonb_array_length(r.words) AS total, r.counts
    FROM reports AS r WHERE r.user_id = ${userId} AND r.dictionary_id = ${dictionaryId}
    ORDER BY r.finished_at DESC LIMIT ${MOST_REPORTS}::int`.execute(db);
  return rows.map(({ finished_at, counts, ...row }) => ({
    ...row,
    counts: { ...NONE, ...counts },
    finishedAt: finished_at.toISOString(),
  }));
}

const asReport = (row: ReportRow): StoredReport => ({
  id: row.id,
  dictionaryId: row.dictionary_id,
  dictionaryName: row.dictionary_name,
  promptLanguage: row.swapped && !row.sound ? row.definitions_language : row.terms_language,
  answerLanguage: row.swapped ? row.terms_language : row.definitions_language,
  swapped: row.swapped,
  prompt: row.sound ? "sound" : "text",
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at.toISOString(),
  total: row.words.length,
  // Reports of older releases lack `unasked` and `hinted`.
  counts: { ...NONE, ...row.counts },
  words: row.words,
});
