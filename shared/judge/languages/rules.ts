import type { Notice } from "../notices.ts";

/** What the judge must know of one language. All words are lower case. */
export interface LanguageRules {
  /** Words that may stand before a noun and belong to its gender. */
  articles?: readonly string[];
  /** Articles that lean on the next word, with their apostrophe: l'. */
  elided?: readonly string[];
  /** The word before an infinitive: to. */
  infinitive?: string;
  /** Letters written in two ways that mean no difference: ё as е. */
  same?: Readonly<Record<string, string>>;
  /** Letters with a spelling for keyboards that lack them, and what the notice is called. */
  spelled?: Readonly<Record<string, Spelling>>;
  /** Letters of their own that are often mixed up, and what the notice is called. */
  confused?: Readonly<Record<string, Confusion>>;
  /** Words that differ by nothing but diacritics: one is never an answer for the other. */
  pairs?: readonly (readonly string[])[];
  /** Whether another mark makes another word (tones): one left out may be forgiven, one put in its place may not. */
  marksMatter?: boolean;
  /** Words behind which what looks like an article is a pronoun: je la vois. */
  beforePronoun?: string;
  /** Whether people put spaces in or leave them out: a notice. */
  looseSpaces?: boolean;
  /** An article written together with its noun: ال. */
  joined?: string;
  /** An article that does for another: en for ei. */
  alsoArticle?: Readonly<Record<string, string>>;
  /** What may stand behind a slash for another form of the word before it: Freund/in. */
  endings?: string;
  /** Syllables inside a word that turn its meaning around: gelmek, gelmemek. */
  infixes?: readonly string[];
  /** What is hard to type on a plain keyboard, in the order of the answer bar. */
  letters?: readonly string[];
}

/** A letter spelled with two: ä as ae. */
export interface Spelling {
  as: string;
  notice: Notice;
}

/** A letter taken for another: ґ for г. */
export interface Confusion {
  with: string;
  notice: Notice;
}
