import type { LanguageCode } from "../../../shared/languages.ts";
import { searchKey } from "../../../shared/text/fold.ts";
import { initialOf } from "../../../shared/text/initial.ts";
import { sortKey } from "../../../shared/text/sort-key.ts";

export interface Languages {
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
}

/** What a word is sorted and found by; stored with it, and computed anew when a language of its dictionary changes. */
export interface WordKeys {
  initial: string;
  sort_key: string;
  term_key: string;
  definitions_key: string;
}

/** Nothing that is searched for holds a line break, so that no match reaches from one definition into the next. */
const SEPARATOR = "\n";

/** Characters of a sort key that are kept: an index takes no entry beyond 2,704 bytes. Words that agree so far sort by their number. */
const SORT_KEY_LENGTH = 300;

export const keysOf = (
  { term, definitions }: { term: string; definitions: readonly string[] },
  { termsLanguage, definitionsLanguage }: Languages,
): WordKeys => ({
  initial: initialOf(term, termsLanguage),
  sort_key: sortKey(term, termsLanguage).slice(0, SORT_KEY_LENGTH),
  term_key: searchKey(term, termsLanguage),
  definitions_key: definitions
    .map((definition) => searchKey(definition, definitionsLanguage))
    .join(SEPARATOR),
});

export const sameKeys = (a: WordKeys, b: WordKeys): boolean =>
  a.initial === b.initial &&
  a.sort_key === b.sort_key &&
  a.term_key === b.term_key &&
  a.definitions_key === b.definitions_key;
