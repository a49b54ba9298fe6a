import { queryOptions } from "@tanstack/react-query";

import { call } from "./api.ts";
import { DICTIONARIES } from "./queries.ts";

/** All dictionaries in the server's own order, for pages that choose among them or name them. */
export const allDictionariesOptions = queryOptions({
  queryKey: [...DICTIONARIES, "all"],
  queryFn: ({ signal }) => call("GET /dictionaries", { signal }),
  staleTime: 0,
});
