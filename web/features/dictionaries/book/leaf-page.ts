import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import type { WordListing } from "../../../../shared/listing.ts";

/** A word as it is listed. */
export interface ListedWord extends Pick<
  Word,
  "id" | "term" | "definitions" | "example" | "note" | "tags" | "resting"
> {
  /** Unknown where it was found on the device. */
  order: number | null;
}

export interface LeafPage {
  dictionary: Dictionary;
  words: ListedWord[];
  next: string | null;
  /** The search had no network, and went through what is on this device: words without their tags, or nothing. */
  onDevice?: "words" | "no words" | "no tags" | "no resting";
}

export interface BookPlace {
  id: string;
  listing: WordListing;
}
