import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { InterfaceLanguage } from "../../shared/languages.ts";
import { deleteInBatches } from "../database/batches.ts";
import type { Db } from "../database/open.ts";
import type { MailKind } from "../messages/mails/mail-texts.ts";
import type { MailFacts, ReminderFacts } from "./mail-message.ts";

export interface NewMail {
  kind: MailKind;
  /** Null: rendered like any mail and sent to nobody, so that timing does not reveal who has an account. */
  to: string | null;
  language: InterfaceLanguage;
  code?: string;
  detail?: string;
  reminder?: ReminderFacts;
  /** Replaces an unsent mail on the same topic. */
  topic?: string;
  /** After this the mail is useless and is not sent. */
  lifetimeSeconds: number;
}

export interface ClaimedMail extends MailFacts {
  to: string | null;
  /** Tries so far, including this one. */
  attempt: number;
}

export async function queueMail(db: Db, mail: NewMail): Promise<void> {
  const row = {
    id: uuidv7(),
    address: mail.to,
    kind: mail.kind,
    language: mail.language,
    code: mail.code ?? null,
    detail: mail.detail ?? null,
    reminder: mail.reminder ? JSON.stringify(mail.reminder) : null,
    topic: mail.topic ?? null,
    expires_at: secondsFromNow(mail.lifetimeSeconds),
  };
  // Another id: a process that is sending the mail that is replaced does not end this one.
  const again = { attempts: 0, created_at: sql<Date>`now()`, next_try_at: sql<Date>`now()` };
  await db
    .insertInto("outbox")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("topic")
        .where("topic", "is not", null)
        .doUpdateSet({ ...row, ...again }),
    )
    .execute();
}

/** Claims one mail that is due; other processes leave it alone for this many seconds. */
export async function claimMail(db: Db, seconds: number): Promise<ClaimedMail | null> {
  const row = await db
    .updateTable("outbox")
    .set({ attempts: sql<number>`attempts + 1`, next_try_at: secondsFromNow(seconds) })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("next_try_at", "<=", sql<Date>`now()`)
        .where("expires_at", ">", sql<Date>`now()`)
        .orderBy("next_try_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      "id",
      "kind",
      "language",
      "code",
      "detail",
      "reminder",
      "address as to",
      "attempts as attempt",
      "created_at as createdAt",
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function renewClaim(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ next_try_at: secondsFromNow(seconds) })
    .where("id", "=", id)
    .execute();
}

/** Waits a quarter of the mail's age, between two seconds and ten minutes: frequent retries at first, then fewer. */
export async function postponeMail(db: Db, id: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      next_try_at: sql<Date>`now() + greatest(interval '2 seconds', least(interval '10 minutes', (now() - created_at) / 4))`,
    })
    .where("id", "=", id)
    .execute();
}

export async function removeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Deletes mails that expired unsent; returns how many. */
export const removeExpiredMails = (db: Db): Promise<number> =>
  deleteInBatches(db, { table: "outbox", key: "id", where: sql`expires_at <= now()` });

const secondsFromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
