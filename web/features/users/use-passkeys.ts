import { useQuery, type UseQueryResult } from "@tanstack/react-query";

import { api } from "../../../shared/api/index.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import { call } from "../../lib/api.ts";

/** The query of a person's passkeys. */
export const PASSKEYS = ["passkeys"];

type Kept = UseQueryResult<Answer<typeof api.passkeys.list>>;

export const usePasskeys = ({ enabled = true } = {}): Kept =>
  useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => call(api.passkeys.list, { signal }),
    enabled,
  });
