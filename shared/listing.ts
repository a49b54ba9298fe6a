import type { Direction, WordsSort } from "./api/values.ts";
import { LENGTH } from "./limits.ts";

/** Which part of a list is shown, and in which order. */
export interface Listing<Sort> {
  filter: string;
  sort: Sort;
  direction: Direction;
}

/** Which words of a dictionary are shown; with a tag, only those that have it. */
export interface WordListing extends Listing<WordsSort> {
  tag: string;
}

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

/** The tag in the URL of a dictionary; empty for all words. */
export const tagIn = (query: Query): string => (query.get("tag") ?? "").trim().slice(0, LENGTH.short);

/** The query that requests a list. */
export const queryOf = <Sort>({ filter, sort, direction, tag }: Listing<Sort> & { tag?: string }) => ({
  ...(filter ? { filter } : {}),
  ...(tag ? { tag } : {}),
  sort,
  direction,
});

const directionIn = (query: Query): Direction | undefined =>
  ([1, -1] as const).find((direction) => String(direction) === query.get("direction"));
