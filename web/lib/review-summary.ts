import { queryOptions } from "@tanstack/react-query";

import { call } from "./api.ts";
import { showBadge } from "./app-badge.ts";
import { REVIEWS } from "./queries.ts";

/** What is left of today, according to the server. */
export const summaryOptions = () =>
  queryOptions({
    queryKey: [...REVIEWS, "summary"],
    queryFn: async ({ signal }) => {
      const summary = await call("GET /review", { signal });
      showBadge(summary.due + summary.new);
      return summary;
    },
    staleTime: 0,
    meta: { handled: true },
  });

/** Estimated minutes as displayed: whole ones, at least one. */
export const wholeMinutes = (minutes: number): number => Math.max(1, Math.round(minutes));
