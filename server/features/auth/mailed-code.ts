import { sql } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { CODE_LIFETIME_SECONDS } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { findOwner } from "./addresses.ts";
import { sealCode, type CodePurpose } from "./codes.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

/** The columns of a fresh code that has not been tried. */
export const untried = (code: string, bound: CodePurpose) => ({
  ...sealCode(code, bound),
  tries: 0,
  expires_at: sql<Date>`now() + make_interval(secs => ${CODE_LIFETIME_SECONDS})`,
});

interface MailedCode {
  /** The account that must prove the address. */
  userId: string;
  email: string;
  language: InterfaceLanguage;
  code: string;
  /** A mail that has not been sent is replaced by the next one. */
  topic: string;
  kind: "verification" | "email_change";
  /** The kind of mail to send if the address has another owner. */
  instead: "account_exists" | "address_taken";
}

/**
 * Mails a code to an address. The owner of an address that already has an account gets a notice instead; the person who
 * typed it sees no difference.
 */
export async function mailCode(
  db: Db,
  outbox: Outbox,
  { userId, email, language, code, topic, kind, instead }: MailedCode,
): Promise<void> {
  const owner = await findOwner(db, email);
  await outbox.put(
    db,
    owner && owner.id !== userId
      ? {
          kind: instead,
          to: owner.email,
          language: owner.language,
          topic,
          lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
        }
      : { kind, to: email, language, code, topic, lifetimeSeconds: CODE_LIFETIME_SECONDS },
  );
}
