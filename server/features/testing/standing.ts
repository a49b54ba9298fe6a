import type { api } from "../../../shared/api/index.ts";
import type { LastQuestion } from "../../../shared/api/testing.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import type { Db } from "../../database/open.ts";
import { readAbout } from "./about.ts";
import { expectedOf, shownQuestion } from "./asked.ts";
import { readAround, type TestQuestion } from "./questions.ts";
import { readReport } from "./reports.ts";

type Standing = Answer<typeof api.testing.read>;

/** Where the user's test stands: the current question, or the report; changes nothing (contract §6). */
export async function readStanding(db: Db, userId: string): Promise<Standing> {
  const [questions, about] = await Promise.all([readAround(db, userId), readAbout(db, userId)]);
  const [any] = questions;
  if (!any) return { test: null, testsLeft: 0, report: null, last: null, about };
  const current = questions.find(({ position, total }) => position === any.current && position <= total);
  const last = questions.find(({ outcome }) => outcome !== null);
  return {
    test: current ? shownQuestion(current) : null,
    testsLeft: any.total - any.current + 1,
    report: current ? null : await readReport(db, userId, any.testId),
    last: last ? shownLast(last) : null,
    about,
  };
}

function shownLast(question: TestQuestion): LastQuestion | null {
  const { outcome, given, notices } = question;
  if (outcome === null) return null;
  const { typo: _, ...shown } = shownQuestion(question);
  return { ...shown, outcome, given, notices, answer: expectedOf(question) };
}
