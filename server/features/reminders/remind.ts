import type { Kysely } from "kysely";

import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { isSuspended } from "../../database/suspended.ts";
import type { Tables } from "../../database/tables.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { queueMessages, readRecipients } from "../push/index.ts";
import { claimReminder, endClaim, findDueReminders, type Claim } from "./claims.ts";
import { nextReminder } from "./next-time.ts";

/** Limits one run, so that a node that is asked to stop does so soon; the next run continues. */
const MOST_A_RUN = 500;
/** After an outage, a reminder meant for the morning is not sent in the evening. */
const LIFETIME_SECONDS = 3 * 3600;

/** A function of the reviews feature: what is due on a learner's day, within its minutes. */
export type ReadDue = (db: Kysely<Tables>, userId: string) => Promise<{ words: number; minutes: number }>;

/** Queues a mail, or pushes, for everybody whose hour has come and who has words due; returns how many. */
export async function remindLearners(db: Kysely<Tables>, outbox: Outbox, readDue: ReadDue): Promise<number> {
  let reminded = 0;
  for (const due of await findDueReminders(db, MOST_A_RUN)) {
    const claim = await claimReminder(db, due);
    if (claim && (await remind(db, outbox, readDue, claim))) reminded++;
  }
  if (reminded > 0) outbox.nudge();
  return reminded;
}

async function remind(db: Kysely<Tables>, outbox: Outbox, readDue: ReadDue, claim: Claim): Promise<boolean> {
  const learner = await readLearner(db, claim.userId);
  if (!learner) return false;
  const { userId } = claim;
  const browsers = claim.by === "push" ? await readRecipients(db, userId) : null;
  const nobodyToTell = isTooLate(claim) || learner.suspended || browsers?.length === 0;
  const due = nobodyToTell ? { words: 0, minutes: 0 } : await readDue(db, userId);
  const sentAt = due.words > 0 ? claim.now : claim.sentAt;
  const hour = { hour: claim.hour, timeZone: learner.timeZone };
  const next = nextReminder(hour, claim.now.getTime(), sentAt?.getTime() ?? null);
  return db.transaction().execute(async (tx) => {
    // Before their reminder and pushes, as a deletion does: neither waits for the other.
    const user = await lockUser(tx, userId);
    const token = user && (await endClaim(tx, claim, { next, sentAt }));
    if (!token || due.words === 0) return false;
    if (browsers) {
      await queueMessages(tx, browsers, { userId, words: due.words, lifetimeSeconds: LIFETIME_SECONDS });
      return true;
    }
    // Token and address change together, under the same lock: a link is never mailed to an address it is not for.
    const { email, language } = user;
    if (email === null) return false;
    await outbox.put(tx, {
      kind: "reminder",
      to: email,
      language,
      reminder: { ...due, token: token.toString("base64url") },
      topic: `reminder:${userId}`,
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    return true;
  });
}

const isTooLate = ({ wantedAt, now }: Claim): boolean =>
  now.getTime() - wantedAt.getTime() > LIFETIME_SECONDS * 1000;

const readLearner = (db: Db, userId: string) =>
  db
    .selectFrom("users as u")
    .select(["review_time_zone as timeZone", isSuspended.as("suspended")])
    .where("id", "=", userId)
    .executeTakeFirst();
