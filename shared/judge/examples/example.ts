import type { Severity } from "../question.ts";

/** What else the judge knows of a question; where it is not said, nothing. */
export interface Circumstances {
  /** Answers given before, each with the accepted text it stands for. */
  given?: readonly (readonly [answer: string, accepted: string])[];
  /** The accepted text whose letters a typo has shown. */
  typoOf?: string;
  /** The other entries' answers. */
  others?: readonly string[];
  case?: Severity;
  diacritics?: Severity;
}

/** `de+` is German as the learned side, `de-` as the known one. The outcome is a verdict and its notices. */
export type Example = readonly [
  language: string,
  accepted: string | readonly string[],
  answer: string,
  outcome: string,
  circumstances?: Circumstances,
];
