import type { Bounded } from "../text/bounds.ts";
import type { OtherAnswers } from "./others.ts";

/**
 * `learned`: the answer is a term of the dictionary and judged strictly. `known`: it is a definition and judged
 * leniently.
 */
export type Side = "known" | "learned";

/**
 * `strict`: the difference is wrong. `lenient`: it is ignored. `default`: it is forgiven by the rules of the side and
 * the language.
 */
export type Severity = "default" | "strict" | "lenient";

/** A dictionary's own settings, for both sides. */
export interface Strictness {
  case: Severity;
  diacritics: Severity;
}

export const DEFAULT_STRICTNESS: Strictness = { case: "default", diacritics: "default" };

/** A right answer to the question so far, and the accepted text that it stands for. */
export interface Given {
  answer: Bounded;
  accepted: Bounded;
}

/** The state of a question when an answer is given. */
export interface Question {
  /** The definitions; or, if swapped, the term and the other terms that share all shown definitions. */
  accepted: readonly Bounded[];
  side: Side;
  /** ISO 639-1 code of the answer's language. */
  language: string;
  strictness?: Strictness | undefined;
  /** The right answers so far. */
  given?: readonly Given[] | undefined;
  /** The accepted text whose letters were shown after a typo in this question; null if there was none. */
  typoOf?: string | null | undefined;
  others?: OtherAnswers | undefined;
}
