import nodemailer from "nodemailer";

import type { MailTransport } from "./mail.ts";

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
