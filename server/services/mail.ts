import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { FastifyBaseLogger } from "fastify";
import nodemailer from "nodemailer";

import type { Config } from "../config.ts";

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

/** Writes each mail to a file, for servers without SMTP; mails contain codes, so only the owner may read the files. */
function mailToFiles(dataDir: string, log: MailLog): MailTransport {
  const directory = resolve(dataDir, "outbox");
  return {
    send: async ({ id, subject, raw }) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${id}.eml`);
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ mail: id, subject, file }, "mail written to a file: SMTP_URL is not set");
    },
  };
}

/** After receiving the whole message, a server may take long to acknowledge it (RFC 5321, 4.5.3.2.6). */
const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 150_000 };

/**
 * Mails contain codes: with `requireTls` nothing is sent before the connection is encrypted, by `smtps:` or STARTTLS.
 */
export function mailOverSmtp(url: string, { requireTls }: { requireTls: boolean }): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    ...TIMEOUTS_MS,
    requireTLS: requireTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ from, to, raw }, signal) => {
      await transport.sendMail({ envelope: { from, to: [to] }, raw, signal });
    },
  };
}

/** Whether an address belongs to this machine, where nobody can eavesdrop on the way. */
export function isOnLoopback(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}
