import type { LanguageCode } from "../../../shared/languages.ts";

export interface Question {
  word: string;
  from: LanguageCode;
  to: LanguageCode;
}

/** Translations as the provider gives them, best first. */
export interface Translations {
  texts: string[];
  /** The title of the dictionary that they come from, where there are several. */
  source?: string;
  /** The word that was translated, where it is another form of the requested one. */
  headword?: string;
  /** Part of speech and gender of texts, as far as known. */
  grammar?: ReadonlyMap<string, string>;
  /** Sentences in the word's language. */
  examples?: string[];
}

/** Rejects with a ProviderFailure, or with the signal's reason. */
export type Translator = (question: Question, signal: AbortSignal) => Promise<Translations>;

export interface ProviderAccess {
  /** Without a trailing slash; paths are appended to it, and nothing else is ever requested. */
  url: string | undefined;
  key: string | undefined;
  region: string | undefined;
}
