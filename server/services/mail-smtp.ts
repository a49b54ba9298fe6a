import nodemailer from "nodemailer";

import type { Carrier } from "./mail.ts";

/** A server that takes the whole message may still think long before it says so (RFC 5321, 4.5.3.2.6). */
const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 150_000 };

export function mailOverSmtp(url: string): Carrier {
  const transport = nodemailer.createTransport({
    url,
    ...TIMEOUTS_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    carry: async ({ from, to, raw }, signal) => {
      await transport.sendMail({ envelope: { from, to: [to] }, raw, signal });
    },
  };
}
