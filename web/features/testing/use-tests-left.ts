import { useQuery } from "@tanstack/react-query";

import { reloadUser, useSignedIn } from "../../lib/session.ts";

interface TestsLeft {
  left: number;
  limit: number;
  /** When the day's tests are there anew. */
  renewsAt: string;
}

/** The day's tests, asked anew whenever the page is come back to: other devices take from them too. */
export function useTestsLeft(): TestsLeft {
  const { limits, usage } = useSignedIn();
  useQuery({ queryKey: ["tests-left"], queryFn: reloadUser, staleTime: 0, meta: { handled: true } });
  return {
    left: Math.max(0, limits.testsPerDay - usage.testsToday),
    limit: limits.testsPerDay,
    renewsAt: usage.testsResetAt,
  };
}
