import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";

import { ApiError, isCancelled, isNotFound, refusalIn } from "./api-error.ts";
import { showError } from "./shown-error.ts";

interface Meta extends Record<string, unknown> {
  /** The screen reports the failure itself: the global modal stays closed. */
  handled?: true;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

/** Under these keys is all that was read of dictionaries and of reviews: any feature may mark it as outdated. */
export const DICTIONARIES = ["dictionaries"] as const;
export const REVIEWS = ["reviews"] as const;
/** Who is signed in. */
export const USER = ["user"] as const;

const RETRIES = 2;

/** Retrying helps against a bad connection or a failing server, never against a refusal. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !isCancelled(error) && !(error instanceof ApiError && error.status < 500);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Refusals redirect the whole app (layout/refusals.tsx).
      if (refusalIn(error)) return;
      // A load that found nothing is reported in its place (`Loaded`); old data survives a failed refresh.
      if (query.meta?.handled || query.state.data !== undefined) return;
      if (!isNotFound(error)) showError(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _sent, _context, mutation) => {
      if (!mutation.meta?.handled && !refusalIn(error)) showError(error);
    },
  }),
  defaultOptions: {
    // "always": without a network a call fails at once, instead of waiting unseen.
    queries: { networkMode: "always", retry: worthRetrying, staleTime: 30_000 },
    mutations: { networkMode: "always", retry: false },
  },
});

/**
 * Writes what the server confirmed into what is cached under a key, and again after the reads that are in progress:
 * they may have begun before the change.
 */
export function writeConfirmed(client: QueryClient, queryKey: QueryKey, write: () => void): void {
  write();
  for (const { promise } of client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" }))
    void promise?.then(write, () => undefined);
}
