import { queryOptions } from "@tanstack/react-query";

import { PROGRESS_DAYS } from "../../../shared/limits.ts";
import { call } from "../../lib/api.ts";
import { REVIEWS } from "../../lib/queries.ts";

/** Today as this device knows it, of anybody. */
export const dayKey = [...REVIEWS, "day"] as const;

/** A year of a learner's days, and what comes. */
export const progressOptions = () =>
  queryOptions({
    queryKey: [...REVIEWS, "progress"],
    queryFn: ({ signal }) => call("GET /progress", { query: { days: String(PROGRESS_DAYS) }, signal }),
    staleTime: 0,
    meta: { handled: true },
  });
