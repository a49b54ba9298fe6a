import type { QuestionKind } from "../../shared/api/testing.ts";

interface Kind {
  /** Which side of the word is typed. */
  typed: "term" | "definition";
  /** Where the term of the word stands; in the answer, it is not said before the question is finished. */
  termIn: "prompt" | "answer";
  /** The prompt is heard, and seen only after the answer. */
  heard: boolean;
}

/** What a kind of question is; how its prompt is drawn stands in `question-frame.tsx`. */
export const KINDS: Readonly<Record<QuestionKind, Kind>> = {
  forward: { typed: "definition", termIn: "prompt", heard: false },
  backward: { typed: "term", termIn: "answer", heard: false },
  dictation: { typed: "term", termIn: "prompt", heard: true },
};
