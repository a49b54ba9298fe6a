import type { Direction, WordsSort } from "./api/values.ts";
import { LENGTH } from "./limits.ts";

/** What of a list is shown, and in which order. */
export interface Listing<Sort> {
  filter: string;
  sort: Sort;
  direction: Direction;
}

/** What of a dictionary's words is shown: those of one tag alone, where it names one. */
export interface WordListing extends Listing<WordsSort> {
  tag: string;
}

/** A person's own order of a list. */
export type SavedSort<Sort> = Pick<Listing<Sort>, "sort" | "direction">;

/** The query of an address. */
export interface Query {
  get(name: string): string | null;
}

/** How the address of a page wants its list; where it says nothing, as it was saved. */
export const listingIn = <Sort extends string>(
  query: Query,
  sorts: readonly Sort[],
  saved: SavedSort<Sort>,
): Listing<Sort> => ({
  filter: (query.get("filter") ?? "").slice(0, LENGTH.middle),
  sort: sorts.find((sort) => sort === query.get("sort")) ?? saved.sort,
  direction: directionIn(query) ?? saved.direction,
});

/** The tag that the address of a dictionary names; empty for all words. */
export const tagIn = (query: Query): string => (query.get("tag") ?? "").trim().slice(0, LENGTH.short);

/** The query by which a list is asked for. */
export const queryOf = <Sort>({ filter, sort, direction, tag }: Listing<Sort> & { tag?: string }) => ({
  ...(filter ? { filter } : {}),
  ...(tag ? { tag } : {}),
  sort,
  direction,
});

const directionIn = (query: Query): Direction | undefined =>
  ([1, -1] as const).find((direction) => String(direction) === query.get("direction"));
