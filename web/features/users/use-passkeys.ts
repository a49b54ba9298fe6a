import { useQuery, type UseQueryResult } from "@tanstack/react-query";

import type { AnswerTo } from "../../../shared/api/calls.ts";
import { call } from "../../lib/api.ts";

/** The query of a person's passkeys. */
export const PASSKEYS = ["passkeys"];

type PasskeysQuery = UseQueryResult<AnswerTo<"GET /auth/passkeys">>;

export const usePasskeys = ({ enabled = true } = {}): PasskeysQuery =>
  useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => call("GET /auth/passkeys", { signal }),
    enabled,
  });
