import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

import type { SortingConfigs } from "../../../shared/api/users.ts";
import type { Direction } from "../../../shared/api/values.ts";
import { listingIn, type Listing, type SavedSort } from "../../../shared/listing.ts";
import { call } from "../../lib/api.ts";
import { setUser } from "../../lib/session.ts";

const TYPING_PAUSE_MS = 180;
const ALPHABETICAL: ReadonlySet<string> = new Set(["name", "term"]);

interface Options<Sort> {
  sorts: readonly Sort[];
  /** The sorting saved with the person, which the URL overrules. */
  saved: SavedSort<Sort>;
  /** The saved form of a sorting; null for one that is not saved. */
  configs: ((sort: Sort, direction: Direction) => Partial<SortingConfigs>) | null;
}

export interface ListSettings<Sort> {
  listing: Listing<Sort>;
  /** What the search field holds; it reaches the listing after a pause. */
  typed: string;
  type: (text: string) => void;
  clear: () => void;
  sortBy: (sort: Sort) => void;
  turn: () => void;
  /** Sorts this once, without saving it as the person's choice. */
  show: (sort: Sort, direction: Direction) => void;
}

/** Search and sorting of a list: kept in the URL, and the sorting saved with the person (spec §4). */
export function useListSettings<Sort extends string>({
  sorts,
  saved,
  configs,
}: Options<Sort>): ListSettings<Sort> {
  const [params, setParams] = useSearchParams();
  const listing = listingIn(params, sorts, saved);
  const { filter } = listing;
  const change = (changes: Record<string, string>): void =>
    setParams((before) => changed(before, changes), { replace: true });
  const search = useTypedFilter(filter, (text) => change({ filter: text }));

  const save = useMutation({
    mutationFn: (sortingConfigs: Partial<SortingConfigs>) =>
      call("PATCH /users/me", { body: { sortingConfigs } }),
    onSuccess: setUser,
  });
  const arrange = (sort: Sort, direction: Direction): void => {
    change({ sort, direction: String(direction) });
    if (configs) save.mutate(configs(sort, direction));
  };
  return {
    listing,
    ...search,
    // The direction depends on what is sorted: names start at A, dates with the latest.
    sortBy: (sort) => arrange(sort, ALPHABETICAL.has(sort) ? 1 : -1),
    turn: () => arrange(listing.sort, listing.direction === 1 ? -1 : 1),
    show: (sort, direction) => change({ sort, direction: String(direction) }),
  };
}

/** Typed text appears at once in the field, and in the URL once typing pauses. */
function useTypedFilter(filter: string, settle: (text: string) => void) {
  const [typed, setTyped] = useState(filter);
  const settled = useRef(filter);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });

  useEffect(() => {
    // The URL changed by other means, such as Back: the field follows.
    if (filter === settled.current) return;
    settled.current = filter;
    setTyped(filter);
  }, [filter]);

  useEffect(() => {
    const text = typed.trim();
    if (text === settled.current.trim()) return;
    const pause = setTimeout(() => {
      settled.current = text;
      latest.current(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  const clear = (): void => {
    settled.current = "";
    setTyped("");
    settle("");
  };
  return { typed, type: setTyped, clear };
}

function changed(before: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes))
    if (value) after.set(name, value);
    else after.delete(name);
  return after;
}
