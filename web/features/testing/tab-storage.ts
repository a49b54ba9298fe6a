import { TEST_KEY } from "../../lib/current-test.ts";
import { queryClient } from "../../lib/queries.ts";

const STEP = "testing.step";
const TEXT = "testing.asText";

/** What this tab keeps of the running test, in session storage. */
export const KEYS = { step: STEP, asText: TEXT } as const;

/** A new test has begun, or this one was ended: nothing known is true any more. */
export function forgetTest(): void {
  for (const key of Object.values(KEYS)) sessionStorage.removeItem(key);
  queryClient.removeQueries({ queryKey: TEST_KEY });
}
