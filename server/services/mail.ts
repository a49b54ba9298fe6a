import type { FastifyBaseLogger } from "fastify";

import type { Config } from "../config.ts";
import { mailToFiles } from "./mail-files.ts";
import { mailOverSmtp } from "./mail-smtp.ts";

export type MailLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** A mail as it leaves: whole, and for one person. */
export interface WrittenMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  /** The message with its headers, as RFC 5322 has it. */
  raw: Buffer;
}

export interface Carrier {
  /** Resolves once the mail is in others' hands; after a rejection it may be tried again. */
  carry(mail: WrittenMail, signal: AbortSignal): Promise<void>;
}

/** Over SMTP where the operator has set it up, else into files beside the database (contract §9). */
export const mailCarrier = (config: Config, log: MailLog): Carrier =>
  config.SMTP_URL ? mailOverSmtp(config.SMTP_URL) : mailToFiles(config.DATA_DIR, log);
