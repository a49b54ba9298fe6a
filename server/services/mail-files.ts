import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { MailTransport, MailLog } from "./mail.ts";

/** Writes each mail to a file, for servers without SMTP; mails contain codes, so only the owner may read the files. */
export function mailToFiles(dataDir: string, log: MailLog): MailTransport {
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
