import type { Report } from "../../../../shared/api/testing.ts";
import { markLetters, type MarkedAnswer } from "../../../exercise/verdict-letters.ts";

type ReportedWord = Report["words"][number];

/** An answer of a report, as its verdict had it. */
export interface MarkedGiven {
  text: string;
  wrong: boolean;
  /** Null where nothing was corrected. */
  correction: MarkedAnswer | null;
}

/** The answers that were given, each corrected by what its verdict corrected it by. */
export function markGiven(word: ReportedWord): MarkedGiven[] {
  const { given, expected, outcome, done = [], doneFirst = 0 } = word;
  const rightOnes = rightCount(word);
  const found = done.slice(0, doneFirst);
  const open = expected.filter((text) => !found.includes(text));
  return given.map((text, index) => {
    const isOverridden = outcome === "overridden" && index === given.length - 1;
    if (isOverridden) return { text, wrong: false, correction: null };
    if (index >= rightOnes)
      return { text, wrong: true, correction: open.length > 0 ? markLetters(text, open) : null };
    const by = done[index];
    return {
      text,
      wrong: false,
      correction: text === by ? null : markLetters(text, by === undefined ? expected : [by]),
    };
  });
}

/** How many of the answers were right, where an older report has to be guessed at. */
function rightCount({ given, expected, outcome, done }: ReportedWord): number {
  if (done) return done.length;
  if (outcome === "wrong" || outcome === "overridden") return 0;
  return outcome === "retried" ? expected.length : given.length;
}
