import type { api } from "../../../shared/api/index.ts";
import type { LastQuestion } from "../../../shared/api/testing.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import type { Db } from "../../database/open.ts";
import { readAbout } from "./about.ts";
import { expectedOf, shownQuestion } from "./question/asked.ts";
import type { KeptQuestions } from "./question/kept-questions.ts";
import { readNoteAndExample } from "./question/note-and-example.ts";
import { questionAt, type TestQuestion } from "./question/questions.ts";
import { readReport } from "./report/reports.ts";
import { currentPosition, readState, type TestState } from "./test-state.ts";

type Overview = Answer<typeof api.testing.read>;

const NO_TEST: Overview = { test: null, testsLeft: 0, report: null, last: null, about: null };
const TRIES = 3;

/**
 * Where the user's test stands: the current question, or the report; changes nothing (contract §6). Each of its
 * statements sees the data of its own moment, so if another test replaces this one in between, everything is read
 * again.
 */
export async function readOverview(db: Db, kept: KeptQuestions, userId: string): Promise<Overview> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const state = await readState(db, userId);
    if (!state) return NO_TEST;
    const overview = await overviewOf(db, kept, userId, state);
    if (overview) return overview;
  }
  return NO_TEST;
}

/** Null where the test no longer exists. */
async function overviewOf(
  db: Db,
  kept: KeptQuestions,
  userId: string,
  state: TestState,
): Promise<Overview | null> {
  const { testId, total } = state.facts;
  const position = currentPosition(state);
  const isOver = position > total;
  const at = (place: number) => questionAt(db, kept, userId, state, place);
  const current = isOver ? null : await at(position);
  const before = position === 1 ? null : await at(position - 1);
  const report = isOver ? await readReport(db, userId, testId) : null;
  const last = before && (await shownLast(db, userId, before));
  const about = await readAbout(db, userId, testId);
  if (!about || !(current || isOver)) return null;
  return { test: current && shownQuestion(current), testsLeft: total - position + 1, report, last, about };
}

/** Null also where the test was ended before the question was finished: there is nothing to try again. */
async function shownLast(db: Db, userId: string, question: TestQuestion): Promise<LastQuestion | null> {
  const { outcome, given, notices, wordId } = question;
  if (outcome === null || outcome === "unasked") return null;
  const { typo: _, answered, ...shown } = shownQuestion(question);
  const more = await readNoteAndExample(db, userId, wordId);
  const told = answered && { answered: { ...answered, result: { ...answered.result, ...more } } };
  return { ...shown, outcome, given, notices, answer: expectedOf(question), ...more, ...told };
}
