import { useQuery, type UseQueryResult } from "@tanstack/react-query";

import { api } from "../../shared/api/index.ts";
import type { Answer } from "../../shared/endpoint.ts";
import { call } from "./api.ts";

/** What this server offers: mail for support, Google sign-in, buying, suggestions. Asked once. */
export const useSettings = (): UseQueryResult<Answer<typeof api.server.settings>> =>
  useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => call(api.server.settings, { signal }),
    staleTime: Infinity,
    meta: { handled: true },
  });
