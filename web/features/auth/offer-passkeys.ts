import type { Assertion } from "../../../shared/api/passkeys.ts";
import { call } from "../../lib/api.ts";
import { offersPasskeys, signWithPasskey, stopAskingForPasskeys } from "../../lib/passkeys.ts";

/** How long before its end a challenge is renewed, because answering takes some time. */
const BEFORE_THE_END_MS = 60_000;

/**
 * Lets the browser offer passkeys where the address is typed while the page is open; returns the function that stops
 * it.
 */
export function offerPasskeys(onAnswer: (answer: Assertion) => void): () => void {
  let ended = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const offer = async (): Promise<void> => {
    if (ended || !(await offersPasskeys())) return;
    const options = await call("POST /auth/passkeys/login/options");
    if (ended) return;
    // A new request ends the previous one.
    renewal = setTimeout(() => void offer().catch(() => {}), options.timeout - BEFORE_THE_END_MS);
    const answer = await signWithPasskey(options, { autofill: true });
    if (answer && !ended) onAnswer(answer);
  };
  // Nobody asked for it, so failures are not shown: the button is there and reports them.
  offer().catch(() => {});
  return () => {
    ended = true;
    clearTimeout(renewal);
    if (renewal !== undefined) void stopAskingForPasskeys();
  };
}
