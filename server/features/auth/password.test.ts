import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { PASSWORD, withAccounts } from "../../../test/accounts.ts";

const NEW = "Another8Horse";

const server = await withAccounts();

describe("restoring", () => {
  test("sets a password without the old one, and tells the owner", async () => {
    const email = "Restore@example.test";
    await server.user(email);
    const visitor = server.visitor();
    const code = await server.codeAfter(email, () =>
      visitor.ok(api.auth.restoreCode, { body: { email: "restore@EXAMPLE.test" } }),
    );
    expect(server.mail.to(email).at(-1)?.subject).toBe("Your code for a new Wordhoard password");
    expect(await visitor.ok(api.auth.restore, { body: { code } })).toEqual({ verified: true });
    await visitor.ok(api.auth.password, { body: { password: NEW } });
    expect([...visitor.cookies.keys()]).toEqual([]);
    expect((await server.mail.waitFor(email, ({ subject }) => subject.includes("changed"))).text).toContain(
      "If it wasn’t you",
    );
    await visitor.ok(api.auth.logIn, { body: { email, password: NEW } });
    expect(await visitor.refused(api.auth.logIn, { body: { email, password: PASSWORD } })).toMatchObject({
      status: 401,
      code: "invalid_credentials",
    });
  });

  test("ends all other flows of the account", async () => {
    const email = "two-flows@example.test";
    await server.user(email);
    const [one, other] = [server.visitor(), server.visitor()];
    for (const visitor of [one, other]) {
      const code = await server.codeAfter(email, () => visitor.ok(api.auth.restoreCode, { body: { email } }));
      await visitor.ok(api.auth.restore, { body: { code } });
    }
    await one.ok(api.auth.password, { body: { password: NEW } });
    expect(await other.refused(api.auth.password, { body: { password: "Third9Horse" } })).toMatchObject({
      status: 403,
      code: "restore_required",
    });
  });

  test("needs the flow verified, and not long ago", async () => {
    const email = "slow@example.test";
    await server.user(email);
    const visitor = server.visitor();
    const code = await server.codeAfter(email, () => visitor.ok(api.auth.restoreCode, { body: { email } }));
    const refusal = { status: 403, code: "restore_required" };
    expect(await visitor.refused(api.auth.password, { body: { password: NEW } })).toMatchObject(refusal);
    await visitor.ok(api.auth.restore, { body: { code } });
    await sql`UPDATE restore_flows SET expires_at = now()`.execute(server.database.db);
    expect(await visitor.refused(api.auth.password, { body: { password: NEW } })).toMatchObject(refusal);
  });

  test("sends nothing to an address without an account, or with an unverified one", async () => {
    await server.visitor().ok(api.auth.signUp, { body: { email: "waits@example.test", password: PASSWORD } });
    await server.mail.waitFor("waits@example.test");
    server.mail.clear();
    for (const email of ["waits@example.test", "nobody@example.test"])
      await server.visitor().ok(api.auth.restoreCode, { body: { email } });
    await expect.poll(() => server.database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
    expect(server.mail.all()).toEqual([]);
  });
});

test("a hash of a lower cost is renewed when its owner logs in, and goes on to open the account", async () => {
  const email = "cheap@example.test";
  await server.user(email);
  const stored = async (): Promise<string> => {
    const { rows } = await sql<{ password_hash: string }>`
      SELECT password_hash FROM users WHERE email_key = ${email}`.execute(server.database.db);
    return rows[0]?.password_hash ?? "";
  };
  const today = await stored();
  const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await sql`UPDATE users SET password_hash = ${cheap} WHERE email_key = ${email}`.execute(server.database.db);
  for (let visit = 0; visit < 2; visit++)
    await server.visitor().ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  const parameters = (one: string): string => one.split("$").slice(0, 4).join("$");
  expect(parameters(await stored())).toBe(parameters(today));
  const renewed = await stored();
  await server.visitor().ok(api.auth.logIn, { body: { email, password: PASSWORD } });
  expect(await stored()).toBe(renewed);
});

describe("changing, signed in", () => {
  test("needs the current password", async () => {
    const ann = await server.user("change@example.test");
    const wrong = await ann.refused(api.auth.password, { body: { password: NEW, currentPassword: NEW } });
    expect(wrong).toMatchObject({
      status: 400,
      code: "validation_failed",
      fields: { currentPassword: "The current password is wrong" },
    });
    expect(await ann.refused(api.auth.password, { body: { password: NEW } })).toMatchObject({
      status: 400,
      fields: { currentPassword: "The field is required" },
    });
    await ann.ok(api.auth.password, { body: { password: NEW, currentPassword: PASSWORD } });
    await server.mail.waitFor("change@example.test", ({ subject }) => subject.includes("changed"));
  });

  test("refuses a weak or a common one", async () => {
    const ann = await server.user("weak@example.test");
    const complaints = {
      short1A: "at least 8",
      alllowercase1: "Invalid password",
      "Qwerty123!": "too easy to guess",
    };
    for (const [password, complaint] of Object.entries(complaints)) {
      const body = { password, currentPassword: PASSWORD };
      const { fields } = await ann.refused(api.auth.password, { body });
      expect(fields?.["password"], password).toContain(complaint);
    }
  });

  test("refuses one that is made of the product's name and the own address, as sign-up and restoring do", async () => {
    const email = "annabel.reader@example.test";
    const complaint = { fields: { password: expect.stringContaining("too easy to guess") as string } };
    for (const password of ["Wordhoard2026", "Annabel-Reader7"]) {
      const signUp = { body: { email, password } };
      expect(await server.visitor().refused(api.auth.signUp, signUp)).toMatchObject(complaint);
    }
    const ann = await server.user(email);
    const change = { body: { password: "Reader-Annabel7", currentPassword: PASSWORD } };
    expect(await ann.refused(api.auth.password, change)).toMatchObject(complaint);
    const visitor = server.visitor();
    const code = await server.codeAfter(email, () => visitor.ok(api.auth.restoreCode, { body: { email } }));
    await visitor.ok(api.auth.restore, { body: { code } });
    const restore = { body: { password: "AnnabelReader77" } };
    expect(await visitor.refused(api.auth.password, restore)).toMatchObject(complaint);
    await visitor.ok(api.auth.password, { body: { password: NEW } });
  });

  test("is no way in for a guest, who has none", async () => {
    const guest = await server.member();
    const body = { password: NEW, currentPassword: "" };
    expect((await guest.refused(api.auth.password, { body })).fields).toHaveProperty("currentPassword");
    expect(
      (await guest.refused(api.auth.password, { body: { ...body, currentPassword: NEW } })).fields,
    ).toEqual({ currentPassword: "The current password is wrong" });
  });
});
