import { sql } from "kysely";

import type { api } from "../../../shared/api/index.ts";
import type { LastQuestion, TestAbout } from "../../../shared/api/testing.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import type { Db } from "../../database/open.ts";
import { expectedOf, shownQuestion } from "./question/asked.ts";
import { noteAndExample } from "./question/rules.ts";
import { finishedQuestions, readQuestion, type TestQuestion } from "./questions.ts";
import { readReport } from "./report/reports.ts";

type Overview = Answer<typeof api.testing.read>;

const NO_TEST: Overview = { test: null, testsLeft: 0, report: null, last: null, about: null };
const TRIES = 3;

/**
 * Where the user's test stands: the current question, or the report; changes nothing (contract §6). Each of its
 * statements sees the data of its own moment, so if another test replaces this one in between, everything is read
 * again.
 */
export async function readOverview(db: Db, userId: string): Promise<Overview> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const now = await readQuestion(db, userId, null);
    if (!now) return NO_TEST;
    const { testId, total, current } = now.test;
    const before = current === 1 ? null : await readQuestion(db, userId, current - 1);
    const report = current > total ? await readReport(db, userId, testId) : null;
    const about = await readAbout(db, userId, testId);
    if (about && (!before || before.test.testId === testId))
      return {
        test: now.question && shownQuestion(now.question),
        testsLeft: total - current + 1,
        report,
        last: before?.question ? shownLast(before.question) : null,
        about,
      };
  }
  return NO_TEST;
}

/** Null where the test was ended before the question was finished: there is nothing to try again. */
function shownLast(question: TestQuestion): LastQuestion | null {
  const { outcome, given, notices } = question;
  if (outcome === null || outcome === "unasked") return null;
  const { typo: _, answered, ...shown } = shownQuestion(question);
  const more = noteAndExample(question);
  const told = answered && { answered: { ...answered, result: { ...answered.result, ...more } } };
  return { ...shown, outcome, given, notices, answer: expectedOf(question), ...more, ...told };
}

/** A test's dictionary, direction and outcomes so far; null where another test has replaced it. */
async function readAbout(db: Db, userId: string, testId: string): Promise<TestAbout | null> {
  const { rows } = await sql<TestAbout>`
    SELECT t.dictionary_id AS "dictionaryId", t.dictionary_name AS "dictionaryName", t.swapped, CASE WHEN t.sound THEN 'sound' ELSE 'text' END AS prompt,
      ARRAY(SELECT q.outcome FROM (${finishedQuestions(userId, sql`t.id`)}) AS q ORDER BY q.position) AS outcomes
    FROM tests AS t WHERE t.user_id = ${userId} AND t.id = ${testId}`.execute(db);
  return rows[0] ?? null;
}
