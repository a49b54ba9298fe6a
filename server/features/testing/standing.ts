import type { api } from "../../../shared/api/index.ts";
import type { LastQuestion } from "../../../shared/api/testing.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import type { Db } from "../../database/open.ts";
import { readAbout } from "./about.ts";
import { expectedOf, shownQuestion } from "./asked.ts";
import { readFinished, readTest, type TestQuestion } from "./questions.ts";
import { readReport } from "./reports.ts";

type Standing = Answer<typeof api.testing.read>;

/** Where the user's test stands: the current question, or the report; changes nothing (contract §6). */
export async function readStanding(db: Db, userId: string): Promise<Standing> {
  const [test, about] = await Promise.all([readTest(db, userId), readAbout(db, userId)]);
  if (!test) return { test: null, testsLeft: 0, report: null, last: null, about: null };
  const { testId, question, total, current } = test;
  const last = current > 1 ? await readFinished(db, userId, current - 1) : null;
  return {
    test: question && shownQuestion(question),
    testsLeft: total - current + 1,
    report: question ? null : await readReport(db, userId, testId),
    last: last && shownLast(last),
    about,
  };
}

function shownLast(question: TestQuestion): LastQuestion | null {
  const { outcome, given, notices } = question;
  if (outcome === null) return null;
  const { typo: _, ...shown } = shownQuestion(question);
  return { ...shown, outcome, given, notices, answer: expectedOf(question) };
}
