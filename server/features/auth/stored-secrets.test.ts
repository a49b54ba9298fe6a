import { hashRaw } from "@node-rs/argon2";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { RECOVERY_CODES } from "../../../shared/limits.ts";
import { RECOVERY_ALPHABET } from "../../../shared/text-rules.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { turnOn } from "../../../test/authenticator.ts";
import { TestClient } from "../../../test/client.ts";
import { startBuilt } from "../../../test/process/server-process.ts";
import { tablesOf } from "../../database/backup/tables.ts";
import { newCode } from "./codes.ts";
import { commonPasswords } from "./common-passwords.ts";
import { newRecoveryCodes } from "./totp/recovery-codes.ts";

/** The least that OWASP recommends of argon2id. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let server: AccountsServer;
let built: Awaited<ReturnType<typeof startBuilt>>;
beforeAll(async () => {
  server = await startAccounts();
  built = await startBuilt(server.database, { SMTP_URL: server.mail.url });
});
afterAll(async () => {
  await built.close();
  await server.close();
});

const userOfBuilt = (email: string): Promise<TestClient> =>
  server.user(email, PASSWORD, new TestClient(built.url));

test("a database that was just made has no account, and nobody's rows", async () => {
  const client = await server.database.pool.connect();
  const filled: string[] = [];
  for (const { name } of await tablesOf(client))
    if ((await client.query(`SELECT FROM ${name} LIMIT 1`)).rowCount) filled.push(name);
  client.release();
  expect(filled).toEqual(["migrations", "push_keys", "work_keys"]);
});

test("a password is kept as argon2id, at no lower cost than OWASP recommends", async () => {
  await userOfBuilt("argon@example.test");
  const { rows } = await sql<{ password_hash: string }>`
    SELECT password_hash FROM users WHERE email_key = 'argon@example.test'`.execute(server.database.db);
  const [, memory, passes] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(rows[0]?.password_hash ?? "") ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(OWASP.memoryCost);
  expect(Number(passes)).toBeGreaterThanOrEqual(OWASP.timeCost);
});

test("recovery codes are kept as argon2id of the same cost, with a salt of 128 bits", async () => {
  const ann = await userOfBuilt("recovery@example.test");
  const { recoveryCodes } = await turnOn(ann, server.database.db);
  const { id } = await ann.ok(api.users.me);
  const { rows } = await sql<{ recovery_salt: Buffer; hashes: Buffer[] }>`
    SELECT t.recovery_salt, (SELECT array_agg(r.code_hash) FROM recovery_codes AS r WHERE r.user_id = ${id}) AS hashes
    FROM totp AS t WHERE t.user_id = ${id}`.execute(server.database.db);
  const salt = rows[0]?.recovery_salt ?? Buffer.alloc(0);
  expect(salt).toHaveLength(16);
  const code = recoveryCodes[0]?.replace("-", "") ?? "";
  const hash = await hashRaw(code, { ...OWASP, salt });
  expect(rows[0]?.hashes.some((kept) => kept.equals(hash))).toBe(true);
});

test("mailed codes have six digits, and recovery codes fifty bits, no two alike", () => {
  const many = Array.from({ length: 1000 }, newCode);
  expect(many.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(many).size).toBeGreaterThan(990);
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES.many);
  expect(codes.every((code) => code.length === RECOVERY_CODES.length)).toBe(true);
  expect(RECOVERY_CODES.length * Math.log2(RECOVERY_ALPHABET.length)).toBeGreaterThanOrEqual(50);
});

test("more than three thousand common passwords that the rules would allow are refused", async () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
  const [first = ""] = [...commonPasswords].filter((one) => /^[a-z]/.test(one));
  const body = {
    email: "common@example.test",
    password: first.replace(/^./, (letter) => letter.toUpperCase()),
  };
  expect((await server.visitor().refused(api.auth.signUp, { body })).fields).toMatchObject({
    password: expect.stringContaining("too easy to guess"),
  });
});

test("a password that is ten years old opens the account, and nobody is made to change it", async () => {
  const email = "faithful@example.test";
  await server.user(email);
  await sql`UPDATE users SET password_changed_at = now() - interval '10 years', created_at = now() - interval '10 years'
    WHERE email_key = ${email}`.execute(server.database.db);
  const ann = server.visitor();
  expect(await ann.ok(api.auth.logIn, { body: { email, password: PASSWORD } })).toBeUndefined();
  await ann.ok(api.dictionaries.list);
});
