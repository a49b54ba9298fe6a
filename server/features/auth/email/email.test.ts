import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../../../shared/api/index.ts";
import { CODE_TRIES } from "../../../../shared/limits.ts";
import {
  codeIn,
  otherThan,
  PASSWORD,
  startAccounts,
  type AccountsServer,
} from "../../../../test/accounts.ts";
import { turnOn } from "../../../../test/authenticator.ts";
import type { TestClient } from "../../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../../test/server.ts";
import type { ReceivedMail } from "../../../../test/stand-ins/mail.ts";
import { deleteExpiredUndos } from "./email-undos.ts";

let server: AccountsServer;
/** Another node on the same database. */
let node: TestServer;
beforeAll(async () => {
  server = await startAccounts();
  node = await startTestServer({ SMTP_URL: server.mail.url }, {}, server.database);
});
afterAll(async () => {
  await node.close();
  await server.close();
});

let people = 0;
const newAddress = (who = "mover"): string => `${who}${people++}@example.test`;

const UNDO = /\/api(\/auth\/email\/undo\/([\w-]{43}))/;
const undoToken = (mail: ReceivedMail): string => UNDO.exec(mail.text)?.[2] ?? "no link";
const noticeTo = (email: string): Promise<ReceivedMail> =>
  server.mail.waitFor(email, ({ text }) => UNDO.test(text));

const codeFor = (client: TestClient, email: string): Promise<string> =>
  server.codeAfter(email, () => client.ok(api.auth.changeEmail, { body: { email } }));

async function move(client: TestClient, to: string): Promise<void> {
  const code = await codeFor(client, to);
  expect(await client.ok(api.auth.verifyEmail, { body: { code } })).toEqual({ verified: true });
}

const emailOf = async (client: TestClient): Promise<string | null> => (await client.ok(api.users.me)).email;

const signIn = async (email: string, password = PASSWORD): Promise<TestClient> => {
  const client = server.visitor();
  await client.ok(api.auth.logIn, { body: { email, password } });
  return client;
};

const letProofsExpire = () =>
  sql`UPDATE sessions SET created_at = now() - interval '11 minutes', proved_at = NULL`.execute(
    server.database.db,
  );

describe("another address", () => {
  test("is proved by its code: the account has it from then on, with everything that it had", async () => {
    const [before, after] = [newAddress(), newAddress()];
    const ann = await server.user(before);
    const { id, role } = await ann.ok(api.users.me);
    const code = await codeFor(ann, after);
    expect(await emailOf(ann)).toBe(before);
    expect(await ann.ok(api.auth.verifyEmail, { body: { code } })).toEqual({ verified: true });
    expect(await ann.ok(api.users.me)).toMatchObject({ id, role, email: after, pendingEmail: null });
    expect(await (await signIn(after)).ok(api.users.me)).toMatchObject({ id });
    const late = await server
      .visitor()
      .refused(api.auth.logIn, { body: { email: before, password: PASSWORD } });
    expect(late).toMatchObject({ status: 401, code: "invalid_credentials" });
    // It is free again.
    await server.user(before);
  });

  test("ends all other sessions, on every node, and gives this one a new id", async () => {
    const before = newAddress();
    const ann = await server.user(before);
    const elsewhere = await signIn(before);
    const old = new Map(ann.cookies);
    await move(ann, newAddress());
    const other = node.visitor();
    for (const cookie of elsewhere.cookies) other.cookies.set(...cookie);
    const stolen = server.visitor();
    for (const cookie of old) stolen.cookies.set(...cookie);
    for (const client of [elsewhere, other, stolen])
      expect(await client.ok(api.cookie.checkToken)).toEqual({ isValid: false });
    expect((await ann.ok(api.auth.sessions)).sessions).toHaveLength(1);
  });

  test("is told to the old one, without a code", async () => {
    const before = newAddress();
    const ann = await server.user(before);
    await move(ann, newAddress());
    const notice = await noticeTo(before);
    expect(notice.subject).toBe("Your Wordhoard email address has been changed");
    expect(notice.text).toContain("within 7 days");
  });

  test("differs in case alone, and is taken all the same", async () => {
    const ann = await server.user(newAddress("lower"));
    const email = (await emailOf(ann)) ?? "";
    await move(ann, email.replace("lower", "Lower"));
    expect(await emailOf(ann)).toBe(email.replace("lower", "Lower"));
  });

  test("ends the codes for a new password that were mailed to the old one, whichever came first", async () => {
    const before = newAddress();
    const ann = await server.user(before);
    const [waiting, proven] = [server.visitor(), server.visitor()];
    const waitingCode = await server.codeAfter(before, () =>
      waiting.ok(api.auth.restoreCode, { body: { email: before } }),
    );
    const provenCode = await server.codeAfter(before, () =>
      proven.ok(api.auth.restoreCode, { body: { email: before } }),
    );
    await proven.ok(api.auth.restore, { body: { code: provenCode } });
    await move(ann, newAddress());
    expect(await waiting.ok(api.auth.restore, { body: { code: waitingCode } })).toEqual({ verified: false });
    expect(await proven.refused(api.auth.password, { body: { password: "Another8Horse" } })).toMatchObject({
      status: 403,
      code: "restore_required",
    });
  });

  test("is not given by a wrong code, a late one, one of five before, or one of another account", async () => {
    const [ann, bob] = [await server.user(newAddress()), await server.user(newAddress())];
    const [annsCode, wanted] = [await codeFor(ann, newAddress()), newAddress()];
    const code = await codeFor(bob, wanted);
    const verify = async (typed: string) =>
      (await bob.ok(api.auth.verifyEmail, { body: { code: typed } })).verified;
    if (annsCode !== code) expect(await verify(annsCode)).toBe(false);
    for (let tries = 1; tries < CODE_TRIES; tries++) expect(await verify(otherThan(code))).toBe(false);
    expect(await verify(code)).toBe(false);
    const again = newAddress();
    const late = await codeFor(bob, again);
    await sql`UPDATE email_changes SET expires_at = now()`.execute(server.database.db);
    expect(await verify(late)).toBe(false);
    expect(await emailOf(bob)).not.toBe(wanted);
  });

  test("is asked for in vain by guests and by those who have not proved their first one", async () => {
    const body = { email: newAddress() };
    const guest = await server.member();
    expect(await guest.refused(api.auth.changeEmail, { body })).toMatchObject({
      status: 403,
      code: "role_forbidden",
    });
    const waiting = server.visitor();
    await waiting.ok(api.auth.signUp, { body: { email: newAddress(), password: PASSWORD } });
    expect(await waiting.refused(api.auth.changeEmail, { body })).toMatchObject({
      status: 403,
      code: "verification_required",
    });
  });

  test.each(["nobody", "a@b", "ann@example.test, eve@example.test", "x".repeat(400)])(
    "%s is refused, and the field named",
    async (email) => {
      const ann = await server.user(newAddress());
      const refused = await ann.refused(api.auth.changeEmail, { body: { email } });
      expect(refused).toMatchObject({ status: 400, code: "validation_failed" });
      expect(Object.keys(refused.fields ?? {})).toEqual(["email"]);
    },
  );
});

describe("a proof", () => {
  test("is wanted, and the current password is one", async () => {
    const ann = await server.user(newAddress());
    await letProofsExpire();
    const email = newAddress();
    expect(await ann.refused(api.auth.changeEmail, { body: { email } })).toMatchObject({
      status: 403,
      code: "proof_required",
    });
    expect(
      await ann.refused(api.auth.changeEmail, { body: { email, currentPassword: "Wrong1Password" } }),
    ).toMatchObject({
      status: 400,
      code: "validation_failed",
      fields: { currentPassword: "The current password is wrong" },
    });
    expect(server.mail.to(email)).toEqual([]);
    const code = await server.codeAfter(email, () =>
      ann.ok(api.auth.changeEmail, { body: { email, currentPassword: PASSWORD } }),
    );
    expect(await ann.ok(api.auth.verifyEmail, { body: { code } })).toEqual({ verified: true });
  });

  test("is not the code of the mail: the session goes on with the proof that it had", async () => {
    const ann = await server.user(newAddress());
    const code = await codeFor(ann, newAddress());
    await letProofsExpire();
    await ann.ok(api.auth.verifyEmail, { body: { code } });
    expect(await ann.refused(api.users.export)).toMatchObject({ status: 403, code: "proof_required" });
    await ann.ok(api.auth.prove, { body: { password: PASSWORD } });
    await move(ann, newAddress());
    await ann.ok(api.users.export);
  });
});

describe("an address that somebody has", () => {
  test("is answered for like any other; its owner is told, and keeps it", async () => {
    const taken = newAddress("owner");
    const owner = await server.user(taken);
    const ann = await server.user(newAddress());
    const answers = [];
    for (const email of [taken, newAddress(), (await emailOf(ann)) ?? ""]) {
      const { status, text, headers } = await ann.call(api.auth.changeEmail, { body: { email } });
      answers.push([status, text, headers.getSetCookie()]);
    }
    expect(answers).toEqual([1, 2, 3].map(() => [204, "", []]));
    const { subject, text } = await server.mail.waitFor(taken, (mail) =>
      /another Wordhoard account/.test(mail.subject),
    );
    expect(`${subject}${text}`).not.toMatch(/\d{6}/);
    expect(await emailOf(owner)).toBe(taken);
  });

  test("is wanted by two accounts on two nodes at once: one gets it", async () => {
    const wanted = newAddress("wanted");
    const [ann, bob] = [await server.user(newAddress()), await server.user(newAddress())];
    const codes = [await codeFor(ann, wanted), await codeFor(bob, wanted)];
    const bobElsewhere = node.visitor();
    for (const cookie of bob.cookies) bobElsewhere.cookies.set(...cookie);
    const verify = (client: TestClient, code = "") => client.ok(api.auth.verifyEmail, { body: { code } });
    const given = await Promise.all([verify(ann, codes[0]), verify(bobElsewhere, codes[1])]);
    expect(given.filter(({ verified }) => verified)).toHaveLength(1);
    const [{ count } = { count: "" }] = (
      await sql<{ count: string }>`SELECT count(*) FROM users WHERE email_key = ${wanted}`.execute(
        server.database.db,
      )
    ).rows;
    expect(count).toBe("1");
  });

  test("goes to the account that proves it before a sign-up does, which ends", async () => {
    const wanted = newAddress("wanted");
    const ann = await server.user(newAddress());
    const newcomer = server.visitor();
    const late = await server.codeAfter(wanted, () =>
      newcomer.ok(api.auth.signUp, { body: { email: wanted, password: PASSWORD } }),
    );
    await move(ann, wanted);
    expect(await newcomer.refused(api.auth.verify, { body: { code: late } })).toMatchObject({ status: 401 });
    expect(await emailOf(ann)).toBe(wanted);
  });

  test("is given once, however often its code is sent at the same time", async () => {
    const before = newAddress();
    const ann = await server.user(before);
    const code = await codeFor(ann, newAddress());
    const twin = server.visitor();
    for (const cookie of ann.cookies) twin.cookies.set(...cookie);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? ann : twin).call(api.auth.verifyEmail, { body: { code } }),
      ),
    );
    expect(answers.filter(({ text }) => text === '{"verified":true}')).toHaveLength(1);
    await noticeTo(before);
    const undos = await sql`SELECT 1 FROM email_undos WHERE email = ${before}`.execute(server.database.db);
    expect(undos.rows).toHaveLength(1);
  });
});

describe("the link in the mail to the old address", () => {
  const path = (token: string) => ({ params: { token } });

  test("asks first, then gives the address back, ends every session, and works once", async () => {
    const [before, after] = [newAddress(), newAddress()];
    const ann = await server.user(before);
    await move(ann, after);
    const token = undoToken(await noticeTo(before));
    const page = await server.visitor().call(api.auth.askToUndoEmail, path(token));
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.text).toContain('<form method="post">');
    expect(await emailOf(ann)).toBe(after);

    expect((await server.visitor().call(api.auth.undoEmail, path(token))).status).toBe(200);
    expect(await ann.ok(api.cookie.checkToken)).toEqual({ isValid: false });
    expect(await emailOf(await signIn(before))).toBe(before);
    expect((await server.mail.waitFor(after, ({ text }) => !/\d{6}/.test(text))).subject).toBe(
      "Your Wordhoard email address has been changed back",
    );
    for (const call of [api.auth.askToUndoEmail, api.auth.undoEmail])
      expect((await server.visitor().call(call, path(token))).status).toBe(404);
    await server.user(after);
  });

  test("works once, however often it is pressed at the same time on two nodes", async () => {
    const before = newAddress();
    await move(await server.user(before), newAddress());
    const token = undoToken(await noticeTo(before));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? server : node).visitor().call(api.auth.undoEmail, path(token)),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  test("is over after seven days, and is forgotten then", async () => {
    const before = newAddress();
    await move(await server.user(before), newAddress());
    const token = undoToken(await noticeTo(before));
    const pass = (time: string) =>
      sql`UPDATE email_undos SET expires_at = expires_at - ${time}::interval WHERE email = ${before}`.execute(
        server.database.db,
      );
    await pass("6 days 23 hours");
    expect((await server.visitor().call(api.auth.askToUndoEmail, path(token))).status).toBe(200);
    await pass("2 hours");
    for (const call of [api.auth.askToUndoEmail, api.auth.undoEmail])
      expect((await server.visitor().call(call, path(token))).status).toBe(404);
    expect(await deleteExpiredUndos(server.database.db)).toBeGreaterThan(0);
  });

  test("undoes later changes too, whose own links then lead nowhere", async () => {
    const [mine, thiefs, thiefsSecond] = [newAddress(), newAddress(), newAddress()];
    const ann = await server.user(mine);
    await move(ann, thiefs);
    await move(ann, thiefsSecond);
    const [first, second] = [undoToken(await noticeTo(mine)), undoToken(await noticeTo(thiefs))];
    expect((await server.visitor().call(api.auth.undoEmail, path(first))).status).toBe(200);
    expect((await server.visitor().call(api.auth.undoEmail, path(second))).status).toBe(404);
    expect(await emailOf(await signIn(mine))).toBe(mine);
  });

  test("of a later change leaves the earlier one its own", async () => {
    const [mine, thiefs] = [newAddress(), newAddress()];
    const ann = await server.user(mine);
    await move(ann, thiefs);
    await move(ann, newAddress());
    const [first, second] = [undoToken(await noticeTo(mine)), undoToken(await noticeTo(thiefs))];
    expect((await server.visitor().call(api.auth.undoEmail, path(second))).status).toBe(200);
    expect((await server.visitor().call(api.auth.undoEmail, path(first))).status).toBe(200);
    expect(await emailOf(await signIn(mine))).toBe(mine);
  });

  test("ends what the account was about to change to, and codes mailed to the address that goes", async () => {
    const [before, after, next] = [newAddress(), newAddress(), newAddress()];
    const ann = await server.user(before);
    await move(ann, after);
    const thief = server.visitor();
    const restore = await server.codeAfter(after, () =>
      thief.ok(api.auth.restoreCode, { body: { email: after } }),
    );
    const pending = await codeFor(ann, next);
    await server.visitor().ok(api.auth.undoEmail, path(undoToken(await noticeTo(before))));
    expect(await thief.ok(api.auth.restore, { body: { code: restore } })).toEqual({ verified: false });
    const back = await signIn(before);
    expect(await back.ok(api.auth.verifyEmail, { body: { code: pending } })).toEqual({ verified: false });
  });

  test("ends tokens and one-time codes that were added since, and leaves those from long before", async () => {
    const before = newAddress();
    const ann = await server.user(before);
    const kept = await ann.ok(api.tokens.create, { body: { name: "Before" } });
    await sql`UPDATE tokens SET created_at = now() - interval '8 days' WHERE id = ${kept.id}`.execute(
      server.database.db,
    );
    await move(ann, newAddress());
    await ann.ok(api.tokens.create, { body: { name: "Since" } });
    await turnOn(ann, server.database.db);
    await server.visitor().ok(api.auth.undoEmail, path(undoToken(await noticeTo(before))));
    const back = server.visitor();
    const password = { body: { email: before, password: PASSWORD } };
    expect(await back.ok(api.auth.logIn, password)).toBeUndefined();
    expect(await back.ok(api.totp.state)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await back.ok(api.tokens.list)).tokens.map(({ id }) => id)).toEqual([kept.id]);
  });

  test("leaves one-time codes that were on long before", async () => {
    const before = newAddress();
    const ann = await server.user(before);
    await turnOn(ann, server.database.db);
    const { id } = await ann.ok(api.users.me);
    await sql`UPDATE totp SET enabled_at = now() - interval '8 days' WHERE user_id = ${id}`.execute(
      server.database.db,
    );
    await move(ann, newAddress());
    await server.visitor().ok(api.auth.undoEmail, path(undoToken(await noticeTo(before))));
    const back = { body: { email: before, password: PASSWORD } };
    expect(await server.visitor().ok(api.auth.logIn, back)).toEqual({ next: "totp" });
  });

  test("does nothing once somebody else has the address", async () => {
    const before = newAddress();
    const ann = await server.user(before);
    await move(ann, newAddress());
    const token = undoToken(await noticeTo(before));
    await server.user(before);
    expect((await server.visitor().call(api.auth.undoEmail, path(token))).status).toBe(409);
    expect(await ann.ok(api.cookie.checkToken)).toEqual({ isValid: true });
  });

  test("shows a person who clicked a page in their language, and tells a program the code", async () => {
    const [before, used] = [newAddress(), "A".repeat(43)];
    await move(await server.user(before), newAddress());
    const token = undoToken(await noticeTo(before));
    await server.user(before);
    const browser = server.visitor();
    browser.headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "uk" };
    for (const [call, of, status, text] of [
      [api.auth.askToUndoEmail, used, 404, "Це посилання більше не діє."],
      [api.auth.undoEmail, used, 404, "Це посилання більше не діє."],
      [api.auth.undoEmail, token, 409, "Ця адреса тепер належить іншому обліковому запису"],
    ] as const) {
      const page = await browser.call(call, path(of));
      expect([page.status, page.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.text).toContain('<html lang="uk">');
      expect(page.text).toContain("<h1>Не вдалося</h1>");
      expect(page.text).toContain(text);
    }
    expect(await server.visitor().refused(api.auth.undoEmail, path(token))).toMatchObject({
      status: 409,
      code: "conflict",
      message: "This address belongs to another account now, so it can’t be taken back.",
    });
    const json = await browser.call(api.users.me);
    expect(json.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test.each(["", "x", "A".repeat(43), "%00", "A".repeat(60)])(
    "with the token %j is not found",
    async (token) => {
      expect((await server.visitor().call(api.auth.undoEmail, path(token || "-"))).status).toBe(404);
    },
  );
});

describe("mails", () => {
  test("to one address come once a minute and five times an hour, and for one account to ten an hour", async () => {
    const strict = await startAccounts({ RATE_LIMIT_FACTOR: "1" });
    const ann = await strict.user("strict@example.test");
    const ask = async (email: string): Promise<number> =>
      (await ann.call(api.auth.changeEmail, { body: { email } })).status;
    expect([await ask("one@example.test"), await ask("one@example.test")]).toEqual([204, 429]);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push(await ask(`other${n}@example.test`));
    expect(statuses).toEqual([...Array<number>(9).fill(204), 429, 429]);
    await strict.close();
  });

  test("hold a code and nothing else of six digits", async () => {
    const ann = await server.user(newAddress());
    const wanted = newAddress();
    await ann.ok(api.auth.changeEmail, { body: { email: wanted } });
    expect(codeIn(await server.mail.waitFor(wanted))).toMatch(/^\d{6}$/);
  });
});
