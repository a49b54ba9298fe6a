import type { Languages } from "./field-names.ts";
import { otherLanguage, type OtherLanguage } from "./language-signs.ts";

/** The sides of words that are clearly not in the dictionary's languages. */
export interface OtherLanguages {
  terms: OtherLanguage | null;
  definitions: OtherLanguage | null;
}

/** As many words are looked at, from all parts of a file. */
const LOOKED_AT = 200;

/** Whether words that are to come into a dictionary are in other languages than its own. */
export function otherLanguages(
  words: readonly { term: string; definitions: readonly string[] }[],
  { termsLanguage, definitionsLanguage }: Languages,
): OtherLanguages {
  const some = spread(words, LOOKED_AT);
  return {
    terms: otherLanguage(
      some.map(({ term }) => term),
      termsLanguage,
    ),
    definitions: otherLanguage(
      some.map(({ definitions }) => definitions.join(" ")),
      definitionsLanguage,
    ),
  };
}

/** At most so many of a list, evenly from its beginning to its end. */
export const spread = <Item>(list: readonly Item[], most: number): Item[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]).filter(
        (item) => item !== undefined,
      );
