import { api } from "../../../shared/api/index.ts";
import type { Assertion } from "../../../shared/api/passkeys.ts";
import { call } from "../../lib/api.ts";
import { offersPasskeys, signWithPasskey, stopAskingForPasskeys } from "../../lib/passkeys.ts";

/** A challenge is renewed so long before it ends, for an answer takes some time. */
const BEFORE_THE_END_MS = 60_000;

/** Has the browser offer passkeys where the address is typed, as long as the page is open; the end of it. */
export function offerPasskeys(onAnswer: (answer: Assertion) => void): () => void {
  let ended = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const offer = async (): Promise<void> => {
    if (ended || !(await offersPasskeys())) return;
    const options = await call(api.passkeys.logInOptions);
    if (ended) return;
    // Asking again ends what was asked before.
    renewal = setTimeout(() => void offer().catch(() => {}), options.timeout - BEFORE_THE_END_MS);
    const answer = await signWithPasskey(options, { autofill: true });
    if (answer && !ended) onAnswer(answer);
  };
  // Nobody has asked for it: the button is there, and says what is wrong.
  offer().catch(() => {});
  return () => {
    ended = true;
    clearTimeout(renewal);
    if (renewal !== undefined) void stopAskingForPasskeys();
  };
}
