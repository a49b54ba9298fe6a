import { POLICIES } from "../shared/api/auth.ts";
import { api } from "../shared/api/index.ts";
import type { TestClient } from "./client.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { startMail, type MailStandIn, type ReceivedMail } from "./stand-ins/mail.ts";

export const PASSWORD = "Correct7Horse";

export interface AccountsServer extends TestServer {
  mail: MailStandIn;
  /** Somebody who has signed up, verified and accepted, in a browser of their own. */
  user(email: string, password?: string): Promise<TestClient>;
}

/** A server whose mails arrive in a mailbox that the test can read. */
export async function startAccounts(
  settings: Record<string, string> = {},
  logTo?: { write(line: string): void },
): Promise<AccountsServer> {
  const mail = await startMail();
  const server = await startTestServer(
    { SMTP_URL: mail.url, MAIL_FROM: "Wordhoard <words@example.test>", ...settings },
    logTo ? { logTo } : {},
  );
  return {
    ...server,
    mail,
    user: async (email, password = PASSWORD) => {
      const client = server.visitor();
      await client.ok(api.auth.signUp, { body: { email, password } });
      const code = codeIn(await mail.waitFor(email));
      await client.ok(api.auth.verify, { body: { code } });
      await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
      return client;
    },
    close: async () => {
      await server.close();
      await mail.close();
    },
  };
}

/** The one run of six digits in the plain text of a mail. */
export function codeIn(mail: ReceivedMail): string {
  const [code, ...others] = mail.text.match(/\d{6,}/g) ?? [];
  if (!code || others.length > 0) throw new Error(`Not one code but ${others.length + 1} in: ${mail.text}`);
  return code;
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
