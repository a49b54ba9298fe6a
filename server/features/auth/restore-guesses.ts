import type { Db } from "../../database/open.ts";
import type { Services } from "../../services.ts";
import { findAccountAddress } from "./addresses.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";
import type { OpenFlow } from "./restore-flows.ts";

const DAY = 86_400;

/**
 * Tells an account's owner once a day that somebody is guessing codes; 429 when they were told already, as for the
 * guess itself. For an address without an account the same is done, and the mail is sent to nobody.
 */
export async function tellOfGuesses(
  db: Db,
  { limits, outbox }: Services,
  { person, userId }: OpenFlow,
): Promise<void> {
  await limits.pace(db, `restore-told:${person}`, DAY);
  const owner = userId && (await findAccountAddress(db, userId));
  await outbox.put(db, {
    kind: "restore_guessed",
    to: owner ? owner.email : null,
    language: owner ? owner.language : "en",
    lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
  });
  outbox.nudge();
}
