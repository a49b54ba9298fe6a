import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { WordsSort } from "../../../../shared/api/values.ts";
import type { Listing } from "../queries.ts";
import type { Letter } from "./sections.ts";

/** The letters under which the words of an unfiltered list sorted by term stand, in its order. */
export function useLetters(_dictionary: Dictionary, _listing: Listing<WordsSort>): Letter[] {
  return [];
}
