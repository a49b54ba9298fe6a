import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { CODE_TRIES } from "../../../shared/limits.ts";
import { otherThan, PASSWORD, withAccounts } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { opensSeal, sealCode } from "./codes.ts";

const server = await withAccounts();

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function signUp(email: string): Promise<{ client: TestClient; code: string }> {
  const client = server.visitor();
  const body = { email, password: PASSWORD };
  return { client, code: await server.codeAfter(email, () => client.ok(api.auth.signUp, { body })) };
}

async function askRestore(email: string): Promise<{ client: TestClient; code: string }> {
  const client = server.visitor();
  const code = await server.codeAfter(email, () => client.ok(api.auth.restoreCode, { body: { email } }));
  return { client, code };
}

const verify = ({ client }: { client: TestClient }, code: string) =>
  client.ok(api.auth.verify, { body: { code } }).then(({ verified }) => verified);

const restore = ({ client }: { client: TestClient }, code: string) =>
  client.ok(api.auth.restore, { body: { code } }).then(({ verified }) => verified);

const trueOnes = (answers: boolean[]): number => answers.filter(Boolean).length;

describe("of 200 parallel guesses at most five are compared", () => {
  test("at sign-up", async () => {
    const ann = await signUp("guess@example.test");
    const guesses = times(200, (index) => (index < 195 ? otherThan(ann.code) : ann.code));
    await Promise.all(guesses.map((guess) => verify(ann, guess)));
    const { rows } = await sql<{ tries: number }>`
      SELECT tries FROM verifications WHERE email_key = 'guess@example.test'`.execute(server.database.db);
    expect(rows).toEqual([{ tries: CODE_TRIES }]);
    expect(await verify(ann, ann.code)).toBe(false);
  });

  test("when restoring", async () => {
    await server.user("guess-restore@example.test");
    const ann = await askRestore("guess-restore@example.test");
    await Promise.all(times(200, () => restore(ann, otherThan(ann.code))));
    const { rows } = await sql<{ tries: number }>`SELECT tries FROM restore_flows`.execute(
      server.database.db,
    );
    expect(rows).toEqual([{ tries: CODE_TRIES }]);
    expect(await restore(ann, ann.code)).toBe(false);
  });
});

describe("of 50 parallel uses of the right code one wins", () => {
  test("at sign-up", async () => {
    const ann = await signUp("once@example.test");
    expect(trueOnes(await Promise.all(times(50, () => verify(ann, ann.code))))).toBe(1);
  });

  test("when restoring, and then one password", async () => {
    await server.user("once-restore@example.test");
    const ann = await askRestore("once-restore@example.test");
    expect(trueOnes(await Promise.all(times(50, () => restore(ann, ann.code))))).toBe(1);
    const passwords = times(20, (index) => `Parallel${index}Horse`);
    const answers = await Promise.all(
      passwords.map((password) => ann.client.call(api.auth.password, { body: { password } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
  });
});

describe("a code is dead", () => {
  test("after it was sent again", async () => {
    const ann = await signUp("resend@example.test");
    const newer = await server.codeAfter("resend@example.test", () => ann.client.ok(api.auth.resend));
    expect(await verify(ann, ann.code)).toBe(ann.code === newer);
    expect(await verify(ann, newer)).toBe(true);
  });

  test("after a new restore flow in the same browser", async () => {
    const email = "again@example.test";
    await server.user(email);
    const ann = await askRestore(email);
    const old = ann.code;
    const newer = await server.codeAfter(email, () =>
      ann.client.ok(api.auth.restoreCode, { body: { email } }),
    );
    expect(await restore(ann, old)).toBe(old === newer);
    expect(await restore(ann, newer)).toBe(true);
  });

  test("in another flow, and for another purpose", async () => {
    const email = "flows@example.test";
    await server.user(email);
    const [here, there] = [await askRestore(email), await askRestore(email)];
    const newcomer = await signUp("flows-newcomer@example.test");
    expect(await restore(here, there.code)).toBe(false);
    expect(await restore(here, newcomer.code)).toBe(false);
    expect(await verify(newcomer, there.code)).toBe(false);
    expect(await restore({ client: server.visitor() }, there.code)).toBe(false);
    expect(await restore(here, here.code)).toBe(true);
    expect(await restore(there, there.code)).toBe(true);
  });

  test("after ten minutes", async () => {
    const ann = await signUp("late@example.test");
    await sql`UPDATE verifications SET expires_at = now()`.execute(server.database.db);
    expect(await verify(ann, ann.code)).toBe(false);
  });

  test("for an account that nobody has to verify any more", async () => {
    const ann = await server.user("done@example.test");
    expect(await verify({ client: ann }, "123456")).toBe(false);
    expect(await ann.refused(api.auth.resend)).toMatchObject({ status: 409, code: "conflict" });
  });
});

test("codes and tokens are stored as hashes only, once the mail has left", async () => {
  const ann = await signUp("hashed@example.test");
  await server.user("hashed-restore@example.test");
  const bob = await askRestore("hashed-restore@example.test");
  await expect.poll(() => server.database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  const { rows } = await sql<{ line: string }>`
    SELECT v::text AS line FROM verifications v UNION ALL SELECT r::text FROM restore_flows r
    UNION ALL SELECT s::text FROM sessions s UNION ALL SELECT u::text FROM users u`.execute(
    server.database.db,
  );
  const stored = rows.map(({ line }) => line).join("\n");
  const tokens = [ann, bob].flatMap(({ client }) => [...client.cookies.values()]);
  for (const secret of [...tokens, PASSWORD]) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString("hex"));
  }
  expect(stored).not.toMatch(new RegExp(`\\b(${ann.code}|${bob.code})\\b`));
});

test("a stored code opens for its own purpose and flow only", () => {
  const sealed = sealCode("123456", { purpose: "restore", flow: "a" });
  expect(opensSeal(sealed, "123456", { purpose: "restore", flow: "a" })).toBe(true);
  expect(opensSeal(sealed, "123456", { purpose: "verify", flow: "a" })).toBe(false);
  expect(opensSeal(sealed, "123456", { purpose: "restore", flow: "b" })).toBe(false);
  expect(opensSeal(sealed, "123457", { purpose: "restore", flow: "a" })).toBe(false);
});
