import { v7 as uuidv7 } from "uuid";

import { short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";

/** The last four hexadecimal digits of an id: 0 for a test, the position for its questions. */
const TAIL = 4;

/** The id of a new test, which is also that of its report. */
export const newTestId = (): string => withTail(uuidv7(), 0);

/** The id of a test's question; positions are from 1 and below 65,536. */
export const questionId = (testId: string, position: number): string => withTail(testId, position);

/** The position encoded in a question's id; null unless the question belongs to this test. */
export const positionIn = (testId: string, question: string): number | null =>
  withTail(question, 0) === testId ? Number.parseInt(question.slice(-TAIL), 16) : null;

const withTail = (id: string, tail: number): string =>
  lowerCase(short(id.slice(0, -TAIL))) + tail.toString(16).padStart(TAIL, "0");
