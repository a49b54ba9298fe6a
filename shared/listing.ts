import type { Direction, WordsSort } from "./api/values.ts";
import { LENGTH } from "./limits.ts";

/** Which part of a list is shown, and in which order. */
export interface Listing<Sort> {
  filter: string;
  sort: Sort;
  direction: Direction;
}

/** Which words of a dictionary are shown. */
export interface WordPart {
  /** Only words that have it; empty for all. */
  tag: string;
  /** Only words that rest. */
  resting: boolean;
}

export interface WordListing extends Listing<WordsSort>, WordPart {}

/** The sort order that a person saved for a list. */
export type SavedSort<Sort> = Pick<Listing<Sort>, "sort" | "direction">;

/** The query of a URL. */
export interface Query {
  get(name: string): string | null;
}

/** The listing that the URL of a page asks for; its defaults are the saved order. */
export const listingIn = <Sort extends string>(
  query: Query,
  sorts: readonly Sort[],
  saved: SavedSort<Sort>,
): Listing<Sort> => ({
  filter: (query.get("filter") ?? "").slice(0, LENGTH.middle),
  sort: sorts.find((sort) => sort === query.get("sort")) ?? saved.sort,
  direction: directionIn(query) ?? saved.direction,
});

/** The part of a dictionary that its URL asks for. */
export const partIn = (query: Query): WordPart => ({
  tag: (query.get("tag") ?? "").trim().slice(0, LENGTH.short),
  resting: query.get("resting") === "true",
});

/** The query that requests a part. */
export const partQuery = ({ tag, resting }: Partial<WordPart>) => ({
  ...(tag ? { tag } : {}),
  ...(resting ? { resting: "true" as const } : {}),
});

/** The query that requests a list. */
export const queryOf = <Sort>({ filter, sort, direction, ...part }: Listing<Sort> & Partial<WordPart>) => ({
  ...(filter ? { filter } : {}),
  ...partQuery(part),
  sort,
  direction,
});

const directionIn = (query: Query): Direction | undefined =>
  ([1, -1] as const).find((direction) => String(direction) === query.get("direction"));
