import type { AnswerResult, Question } from "../../shared/api/testing.ts";

/**
 * The last step of a question, as this tab saw it. The server sends it only once, in its answer; it is kept in session
 * storage so that a reload shows the same.
 */
export type Step = AnsweredStep | SkippedStep;

export interface AnsweredStep {
  kind: "answered";
  /** The question as it was before the answer. */
  question: Question;
  given: string;
  result: AnswerResult;
  /**
   * A finished question is being tried again: its input line is open, an answer has arrived, or it is closed for good.
   */
  retry?: "asked" | "answered" | "done";
  overridden?: "counted" | "added" | "notAdded";
}

export interface SkippedStep extends SkipResult {
  kind: "skipped";
  question: Question;
}

/** The result of a skip. */
export interface SkipResult {
  answer: string[];
  note?: string;
  example?: string;
}

/** Where text typed for a question is kept until it is accepted, so that a reload shows it again. */
export interface DraftPlace {
  /** A test and a review may be in progress at once. */
  exercise: "test" | "review";
  /** The question, by a name that survives a reload. */
  of: string;
}

const STEP = "testing.step";
const TEST = "testing.draft";
const REVIEW = "reviews.draft";
const DRAFTS = { test: TEST, review: REVIEW } as const;

export const keptStep = (): Step | null => read(STEP) as Step | null;

export const keepStep = (step: Step): void => write(STEP, step);

/** The question is finished, or was and is being tried again. */
export const isFinished = (step: Step): boolean =>
  step.kind === "skipped" || step.result.answer !== null || step.retry !== undefined;

/** A new test has begun. */
export function forgetStep(): void {
  sessionStorage.removeItem(STEP);
  sessionStorage.removeItem(TEST);
}

/** Text typed for a question and not yet accepted. */
export function keptDraft(place: DraftPlace | null): string {
  if (!place) return "";
  const draft = read(DRAFTS[place.exercise]) as { of: string; text: string } | null;
  return draft?.of === place.of ? draft.text : "";
}

export function keepDraft(place: DraftPlace | null, text: string): void {
  if (place) write(DRAFTS[place.exercise], { of: place.of, text });
}

function read(key: string): unknown {
  const text = sessionStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

const write = (key: string, kept: unknown): void => sessionStorage.setItem(key, JSON.stringify(kept));
