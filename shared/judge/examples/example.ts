import type { Severity } from "../question.ts";

/** Other facts about the question that the judge uses; all are optional. */
export interface Circumstances {
  /** Earlier answers, each with the accepted text that it stands for. */
  given?: readonly (readonly [answer: string, accepted: string])[];
  /** The accepted text whose letters were shown after a typo. */
  typoOf?: string;
  /** Answers of the other entries. */
  others?: readonly string[];
  case?: Severity;
  diacritics?: Severity;
}

/** `de+` is German as the learned side, `de-` as the known side. The outcome is a verdict and its notices. */
export type Example = readonly [
  language: string,
  accepted: string | readonly string[],
  answer: string,
  outcome: string,
  circumstances?: Circumstances,
];
