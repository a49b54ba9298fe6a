import type { OtherAnswers } from "./others.ts";

/** `learned`: the answer is a term of the dictionary, judged strictly. `known`: it is a definition, judged leniently. */
export type Side = "known" | "learned";

/** `strict`: the difference is wrong. `lenient`: it goes without remark. `default`: forgiven as the side and the language have it. */
export type Severity = "default" | "strict" | "lenient";

/** A dictionary's own wishes, on either side. */
export interface Strictness {
  case: Severity;
  diacritics: Severity;
}

/** Nothing wished. */
export const DEFAULT_STRICTNESS: Strictness = { case: "default", diacritics: "default" };

/** A right answer to the question so far, and which accepted text it stands for. */
export interface Given {
  answer: string;
  accepted: string;
}

/** A question as it stands when an answer comes. */
export interface Question {
  /** The definitions; or, swapped, the term and the other terms that share all shown definitions. */
  accepted: readonly string[];
  side: Side;
  /** ISO 639-1 code of the answer's language. */
  language: string;
  strictness?: Strictness | undefined;
  /** What was answered rightly before. */
  given?: readonly Given[] | undefined;
  /** The accepted text whose letters were shown after a typo in this question; null before that. */
  typoOf?: string | null | undefined;
  others?: OtherAnswers | undefined;
}
