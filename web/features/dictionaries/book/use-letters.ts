import { useQuery } from "@tanstack/react-query";

import { partQuery, type WordListing } from "../../../../shared/listing.ts";
import { call } from "../../../lib/api.ts";
import { pageKey } from "../queries.ts";
import type { Letter } from "./sections.ts";

interface Letters {
  /** In the order of the list, where it is sorted by term; else in the alphabet's. */
  letters: Letter[];
  /** The list may be drawn: the letters are there, or they are not needed for it. */
  ready: boolean;
}

/** The letters under which the words of a dictionary stand, and where each begins in a list sorted by term. */
export function useLetters(id: string, listing: WordListing): Letters {
  const { filter, sort, direction } = listing;
  const byTerm = sort === "term";
  const query = useQuery({
    queryKey: [...pageKey(id, byTerm ? listing : { ...listing, sort: "term", direction: 1 }), "letters"],
    queryFn: ({ signal }) =>
      call("GET /dictionaries/:id/letters", {
        params: { id },
        query: { ...(filter ? { filter } : {}), ...partQuery(listing), direction: byTerm ? direction : 1 },
        signal,
      }),
    meta: { handled: true },
  });
  const letters = query.data?.letters ?? [];
  return {
    letters: byTerm && direction === -1 ? letters.toReversed() : letters,
    // Without them the list can still be read from its start.
    ready: !byTerm || !query.isPending || query.failureCount > 0,
  };
}
