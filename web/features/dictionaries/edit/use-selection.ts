import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import type { LedgerWord } from "./ledger-words.ts";

export interface Selection {
  /** Whether words can be selected now. */
  open: boolean;
  chosen: readonly LedgerWord[];
  isChosen: (id: string) => boolean;
  /** All are chosen, and not all are here yet. */
  gathering: boolean;
  begin: () => void;
  end: () => void;
  all: () => void;
  /** `range`: with all between it and the one before. */
  choose: (id: string, chosen: boolean, range: boolean) => void;
}

/** Null while nothing can be selected. */
type Chosen = "all" | ReadonlySet<string> | null;

/** The words of the ledger that were selected. */
export function useSelection(
  rows: readonly LedgerWord[],
  { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: UseInfiniteQueryResult,
): Selection {
  const [state, setState] = useState<Chosen>(null);
  const last = useRef<string | null>(null);
  const gathering = state === "all" && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (gathering && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [gathering, isFetching, fetchNextPage]);

  const isChosen = (id: string): boolean => state === "all" || (state?.has(id) ?? false);
  const chosen = rows.filter(({ word }) => isChosen(word.id));
  return {
    open: state !== null,
    chosen,
    isChosen,
    gathering,
    begin: () => setState(state ?? new Set()),
    end: () => {
      last.current = null;
      setState(null);
    },
    all: () => setState("all"),
    choose: (id, isWanted, range) => {
      const next = new Set(chosen.map(({ word }) => word.id));
      for (const one of range ? between(rows, last.current, id) : [id])
        if (isWanted) next.add(one);
        else next.delete(one);
      last.current = id;
      setState(next);
    },
  };
}

function between(rows: readonly LedgerWord[], from: string | null, to: string): string[] {
  const order = rows.map(({ word }) => word.id);
  const ends = [from ?? to, to].map((id) => order.indexOf(id)).filter((place) => place >= 0);
  return order.slice(Math.min(...ends), Math.max(...ends) + 1);
}
