import type { Direction } from "./api/values.ts";
import { LENGTH } from "./limits.ts";

/** What of a list is shown, and in which order. */
export interface Listing<Sort> {
  filter: string;
  sort: Sort;
  direction: Direction;
}

/** A person's own order of a list. */
export type SavedSort<Sort> = Pick<Listing<Sort>, "sort" | "direction">;

/** The query of an address. */
interface Query {
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

/** The query by which a list is asked for. */
export const queryOf = <Sort>({ filter, sort, direction }: Listing<Sort>) => ({
  ...(filter ? { filter } : {}),
  sort,
  direction,
});

const directionIn = (query: Query): Direction | undefined =>
  ([1, -1] as const).find((direction) => String(direction) === query.get("direction"));
