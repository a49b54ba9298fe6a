import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { Carrier, MailLog } from "./mail.ts";

/** Each mail as a file for the operator of a server without SMTP; they hold codes, so only the owner may read them. */
export function mailToFiles(dataDir: string, log: MailLog): Carrier {
  const directory = resolve(dataDir, "outbox");
  return {
    carry: async ({ id, subject, raw }) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${id}.eml`);
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ mail: id, subject, file }, "mail written to a file: SMTP_URL is not set");
    },
  };
}
