import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { codeIn, PASSWORD, startAccounts, type AccountsServer } from "../../test/accounts.ts";
import { startTestServer } from "../../test/server.ts";
import type { MailFault } from "../../test/stand-ins/mail.ts";

let server: AccountsServer;
beforeEach(async () => {
  server = await startAccounts();
});
afterEach(() => server.close());

const EMAIL = "ann@example.test";

const waiting = () => server.database.db.selectFrom("outbox").select(["id", "attempts"]).execute();

/** As if the pause before the next try were over. */
async function sweepAgain(): Promise<void> {
  await sql`UPDATE outbox SET next_try_at = now()`.execute(server.database.db);
  await server.services.outbox.sweep();
}

async function signUp() {
  const client = server.visitor();
  const { status, text } = await client.call(api.auth.signUp, { body: { email: EMAIL, password: PASSWORD } });
  expect({ status, text }).toEqual({ status: 204, text: "" });
  return client;
}

/** Resolves when the mail has been tried so often and, no longer in anybody's hands, waits for its next try. */
async function tried(attempts: number): Promise<void> {
  const { db } = server.database;
  const postponed = db
    .selectFrom("outbox")
    .select("attempts")
    .where("next_try_at", "<", sql<Date>`now() + interval '20 seconds'`);
  await expect.poll(() => postponed.execute()).toEqual([{ attempts }]);
}

const FAULTS: readonly MailFault[] = [
  { kind: "refuse" },
  { kind: "reject", at: "recipient", code: 450 },
  { kind: "reject", at: "recipient", code: 550 },
  { kind: "reject", at: "data", code: 451 },
  { kind: "reject", at: "data", code: 554 },
];

describe("a sign-up is answered as ever, and its mail arrives once", () => {
  test.each(FAULTS)("after %o", async (fault) => {
    server.mail.misbehave(fault);
    const ann = await signUp();
    await tried(1);
    await sweepAgain();
    await tried(2);
    server.mail.behave();
    await sweepAgain();
    await expect.poll(waiting).toEqual([]);
    expect(server.mail.to(EMAIL)).toHaveLength(1);
    const code = codeIn(await server.mail.waitFor(EMAIL));
    expect(await ann.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
  });

  test("after the mail server was down", async () => {
    await server.mail.down();
    await signUp();
    await tried(1);
    await server.mail.up();
    await sweepAgain();
    await expect.poll(waiting).toEqual([]);
    expect(server.mail.to(EMAIL)).toHaveLength(1);
  });

  test("from a mail server that thinks long before it says yes, while others sweep", async () => {
    server.mail.misbehave({ kind: "slow", delayMs: 1500 });
    await signUp();
    await server.mail.waitFor(EMAIL);
    await server.services.outbox.sweep();
    await expect.poll(waiting).toEqual([]);
    expect(server.mail.to(EMAIL)).toHaveLength(1);
  });

  test("twice under one Message-ID if its acknowledgement is lost", async () => {
    server.mail.misbehave({ kind: "drop-after-data" });
    await signUp();
    await tried(1);
    server.mail.behave();
    await sweepAgain();
    await expect.poll(waiting).toEqual([]);
    const ids = server.mail.to(EMAIL).map(({ headers }) => headers.get("message-id"));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

test("several processes send each mail once", async () => {
  await server.mail.down();
  const { db } = server.database;
  const { outbox } = server.services;
  for (let index = 0; index < 40; index++)
    await outbox.put(db, {
      kind: "password_changed",
      to: `reader${index}@example.test`,
      language: "en",
      lifetimeSeconds: 60,
    });
  await server.mail.up();
  const { Outbox } = await import("./mail-outbox.ts");
  const { mailTransport } = await import("./mail.ts");
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const others = Array.from(
    { length: 3 },
    () =>
      new Outbox({
        db: server.database.another().db,
        head: { from: "words@example.test", publicUrl: "http://localhost:3000" },
        transport: mailTransport(server.services.config, silent),
        log: silent,
        count: () => {},
      }),
  );
  await Promise.all([outbox, ...others].flatMap((one) => [one.sweep(), one.sweep()]));
  await Promise.all(others.map((one) => one.close()));
  expect(server.mail.all().map(({ envelope }) => envelope.to[0])).toHaveLength(40);
  expect(new Set(server.mail.all().map(({ envelope }) => envelope.to[0])).size).toBe(40);
});

test("a mail goes with its code: expired it is not sent, replaced it is not sent either", async () => {
  await server.mail.down();
  const ann = await signUp();
  await tried(1);
  await ann.ok(api.auth.resend);
  expect(await waiting()).toHaveLength(1);
  await sql`UPDATE outbox SET expires_at = now()`.execute(server.database.db);
  await server.mail.up();
  await sweepAgain();
  await expect.poll(waiting).toEqual([]);
  expect(server.mail.all()).toEqual([]);
});

test("an address that a provider vouches for cannot bring a second recipient", async () => {
  await server.services.outbox.put(server.database.db, {
    kind: "account_deleted",
    to: "ann@example.test, eve@example.test",
    language: "en",
    lifetimeSeconds: 60,
  });
  await server.services.outbox.sweep();
  expect(server.mail.all()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test("without SMTP each mail is a file that only the owner can read, and its subject is logged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-outbox-"));
  const lines: string[] = [];
  const plain = await startTestServer(
    { DATA_DIR: dataDir, LOG_LEVEL: "info" },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  await plain.visitor().ok(api.auth.signUp, {
    body: { email: EMAIL, password: PASSWORD, interfaceLanguage: "uk" },
  });
  const outbox = join(dataDir, "outbox");
  await expect
    .poll(() => readdir(outbox).catch(() => []))
    .toEqual([expect.stringMatching(/^[\w-]{36}\.eml$/)]);
  const [file = ""] = await readdir(outbox);
  const mail = await PostalMime.parse(await readFile(join(outbox, file)));
  const { mode } = await stat(join(outbox, file));
  await plain.close();
  await rm(dataDir, { recursive: true });
  expect(mail).toMatchObject({ subject: "Код підтвердження для Wordhoard", to: [{ address: EMAIL }] });
  expect(mail.text).toMatch(/^\d{6}$/m);
  expect(mode & 0o077).toBe(0);
  expect(lines.join("")).toContain("Код підтвердження для Wordhoard");
});
