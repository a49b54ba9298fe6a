import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, startAccounts, withAccounts } from "../../../test/accounts.ts";
import { foldAddresses } from "./outdated-addresses.ts";

const server = await withAccounts();

const logIn = (email: string) =>
  server.visitor().call(api.auth.logIn, { body: { email, password: PASSWORD } });

test.each([
  ["full-width letters", "ann@example.test", "ann@ｅｘａｍｐｌｅ.test"],
  ["letters of another alphabet", "ann@bücher.test", "Ann@XN--BCHER-KVA.test"],
])("a domain in %s is the same domain", async (_what, email, other) => {
  await server.user(email);
  const told = server.mail.to(email).length;
  await server.visitor().ok(api.auth.signUp, { body: { email: other, password: PASSWORD } });
  const mail = await server.mail.waitFor(email, (one) => server.mail.to(email).indexOf(one) >= told);
  expect(mail.text).not.toMatch(/\d{6}/);
  expect((await logIn(other)).status).toBe(204);
});

test("one mailbox has one count of tries, in whatever letters its domain is typed", async () => {
  const factor = { RATE_LIMIT_FACTOR: "1" };
  const strict = await startAccounts(factor);
  const statuses: number[] = [];
  for (const domain of ["example.test", "ｅxample.test", "eｘample.test", "exａmple.test"])
    for (let round = 0; round < 4; round++) {
      const body = { email: `bob@${domain}`, password: "Wrong7Horse" };
      statuses.push((await strict.visitor().call(api.auth.logIn, { body })).status);
    }
  await strict.close();
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test("accounts of an earlier version are found by their domains in ASCII", async () => {
  const email = "kai@größe.test";
  const client = await server.user(email);
  const { id } = await client.ok(api.users.me);
  const { db } = server.database;
  await db.updateTable("users").set({ email_key: email }).where("id", "=", id).execute();
  await db.updateTable("addresses").set({ email_key: email }).where("user_id", "=", id).execute();
  expect((await logIn(email)).status).toBe(401);
  expect(await foldAddresses(db)).toBe(1);
  expect((await logIn(email)).status).toBe(204);
  expect(await foldAddresses(db)).toBe(0);
});
