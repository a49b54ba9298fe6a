import { afterAll } from "vitest";

import { api } from "../shared/api/index.ts";
import { POLICIES } from "../shared/policies.ts";
import type { TestClient } from "./client.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { startMail, type MailStandIn, type ReceivedMail } from "./stand-ins/mail.ts";

export const PASSWORD = "Correct7Horse";

const CODE = /\d{6}/;

export interface AccountsServer extends TestServer {
  mail: MailStandIn;
  /** Performs an action that sends a code, and returns the code from the next mail to the address. */
  codeAfter(email: string, action: () => Promise<unknown>): Promise<string>;
  /** A user who has signed up, verified their address and accepted the policies, in a browser of their own. */
  user(email: string, password?: string, client?: TestClient): Promise<TestClient>;
}

/** A server whose mails arrive in a mailbox that the test can read. */
export async function startAccounts(
  settings: Record<string, string> = {},
  options: Parameters<typeof startTestServer>[1] = {},
): Promise<AccountsServer> {
  const mail = await startMail();
  const server = await startTestServer(
    { SMTP_URL: mail.url, MAIL_FROM: "Wordhoard <words@example.test>", ...settings },
    options,
  );
  const coded = (email: string) => mail.to(email).filter(({ text }) => CODE.test(text));
  const codeAfter = async (email: string, action: () => Promise<unknown>): Promise<string> => {
    const before = coded(email).length;
    await action();
    return codeIn(await mail.waitFor(email, (one) => coded(email).indexOf(one) >= before));
  };
  return {
    ...server,
    mail,
    codeAfter,
    user: async (email, password = PASSWORD, client = server.visitor()) => {
      const code = await codeAfter(email, () => client.ok(api.auth.signUp, { body: { email, password } }));
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

/** The same for all tests of a file that calls it at its top; closed behind them. */
export async function withAccounts(...given: Parameters<typeof startAccounts>): Promise<AccountsServer> {
  const server = await startAccounts(...given);
  afterAll(() => server.close());
  return server;
}

/** The only run of six digits in the plain text of a mail. */
export function codeIn(mail: ReceivedMail): string {
  const codes = mail.text.match(/\d{6,}/g) ?? [];
  if (codes.length !== 1) throw new Error(`${codes.length} codes in: ${mail.text}`);
  return codes[0] ?? "";
}

/** A code that differs from this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
