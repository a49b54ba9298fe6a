import type { FastifyBaseLogger } from "fastify";

import type { Config } from "../config.ts";
import { mailToFiles } from "./mail-files.ts";
import { isOnLoopback, mailOverSmtp } from "./mail-smtp.ts";

export type MailLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** A mail ready to be sent, complete and for one person. */
export interface WrittenMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  /** The message with its headers, as RFC 5322 has it. */
  raw: Buffer;
}

export interface MailTransport {
  /** Resolves once another server has accepted the mail; after a rejection it may be tried again. */
  send(mail: WrittenMail, signal: AbortSignal): Promise<void>;
}

/** Uses SMTP if the operator has set it up, otherwise writes files beside the database (contract §9). */
export function mailTransport(
  { SMTP_URL: url, SMTP_TLS: tls, DATA_DIR: directory }: Config,
  log: MailLog,
): MailTransport {
  if (!url) return mailToFiles(directory, log);
  if (isOnLoopback(url)) return mailOverSmtp(url, { requireTls: false });
  if (tls === "optional")
    log.warn(
      { setting: "SMTP_TLS" },
      "mails may be sent unencrypted, with the codes they hold: SMTP_TLS is optional",
    );
  return mailOverSmtp(url, { requireTls: tls === "required" });
}
