import { sql } from "kysely";

import type { api } from "../../../shared/api/index.ts";
import type {
  Answered,
  LastQuestion,
  Meaning,
  Question as ShownQuestion,
  QuestionKind,
  TestAbout,
} from "../../../shared/api/testing.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { Db } from "../../database/open.ts";
import {
  answerLanguageOf,
  expectedOf,
  missingAnswers,
  nextHint,
  noteAndExample,
  overridden,
  promptOf,
  resultFor,
} from "./question/rules.ts";
import { finishedQuestions, questionId, readQuestion, type TestQuestion } from "./questions.ts";
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
  const result = answered && { answered: { ...answered, result: { ...answered.result, ...more } } };
  return { ...shown, outcome, given, notices, answer: expectedOf(question), ...more, ...result };
}

const kindOf = ({ swapped, sound }: TestQuestion): QuestionKind =>
  sound ? "dictation" : swapped ? "backward" : "forward";

/** The question as the API shows it. */
function shownQuestion(question: TestQuestion): ShownQuestion {
  const { testId, position, total, done, typo, typoOf, hint } = question;
  const answered = answeredOf(question);
  return {
    id: questionId(testId, position),
    kind: kindOf(question),
    prompt: promptOf(question),
    promptLanguage: promptLanguageOf(question),
    answerLanguage: answerLanguageOf(question),
    needAnswers: missingAnswers(question, done),
    doneDefinitions: done,
    position,
    total,
    ...meaningOf(question),
    ...(typo !== null && typoOf !== null ? { typo: { answer: typo, expected: typoOf } } : {}),
    ...(answered && { answered }),
    ...(hint !== null && hint === nextHint(question) && { hint }),
  };
}

/** The last answer to a question, with the result that was returned for it. */
function answeredOf(question: TestQuestion): Answered | null {
  if (question.outcome === "overridden") return overridden(question);
  if (!question.judged) return null;
  const { given, ...judged } = question.judged;
  return { given, result: resultFor(question, judged) };
}

const meaningOf = ({ sound, definitions, definitionsLanguage }: TestQuestion): { meaning?: Meaning } =>
  sound ? { meaning: { definitions, language: definitionsLanguage } } : {};

const promptLanguageOf = (question: TestQuestion): LanguageCode =>
  question.swapped && !question.sound ? question.definitionsLanguage : question.termsLanguage;

/** A test's dictionary, direction and outcomes so far; null where another test has replaced it. */
async function readAbout(db: Db, userId: string, testId: string): Promise<TestAbout | null> {
  const { rows } = await sql<TestAbout>`
    SELECT t.dictionary_id AS "dictionaryId", t.dictionary_name AS "dictionaryName", t.swapped, CASE WHEN t.sound THEN 'sound' ELSE 'text' END AS prompt,
      ARRAY(SELECT q.outcome FROM (${finishedQuestions(userId, sql`t.id`)}) AS q ORDER BY q.position) AS outcomes
    FROM tests AS t WHERE t.user_id = ${userId} AND t.id = ${testId}`.execute(db);
  return rows[0] ?? null;
}
