import { queryOptions } from "@tanstack/react-query";

import { api } from "../../shared/api/index.ts";
import { call } from "./api.ts";

/** What is left of today, by the server. */
export const summaryOptions = () =>
  queryOptions({
    queryKey: ["reviews", "summary"],
    queryFn: ({ signal }) => call(api.reviews.summary, { signal }),
    staleTime: 0,
    meta: { handled: true },
  });

/** Estimated minutes as they are told: whole ones, and never none. */
export const wholeMinutes = (minutes: number): number => Math.max(1, Math.round(minutes));
