import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { expect, test } from "vitest";

import { api } from "../shared/api/index.ts";
import { PASSWORD, withAccounts } from "../test/accounts.ts";
import { turnOn } from "../test/authenticator.ts";
import { databaseUrl } from "../test/empty-database.ts";
import { builtProgram } from "../test/programs.ts";
import { COMMANDS, runAdmin } from "./admin-commands.ts";
import { post, reviewOf } from "./features/reviews/reviews.fixtures.ts";
import { makeDictionary } from "./features/testing/testing.fixtures.ts";

const server = await withAccounts();

const admin = (...words: string[]) => runAdmin(words, server.services);

test("a role is given while the server runs, and the next request has it", async () => {
  const ann = await server.user("Ann@example.test");
  expect(await admin("set-role", "ann@EXAMPLE.test", "developer")).toEqual([
    "Ann@example.test is developer now",
  ]);
  expect(await ann.ok(api.users.me)).toMatchObject({ role: "developer", limits: { dictionaries: 40 } });
});

test("users are listed, guests aside", async () => {
  await server.user("listed@example.test");
  await server.visitor().ok(api.auth.signUp, { body: { email: "waits@example.test", password: PASSWORD } });
  await server.member();
  const lines = await admin("list-users");
  expect(lines.find((line) => line.endsWith("listed@example.test"))).toMatch(/^\d{4}-.*Z\tuser\t/);
  expect(lines.find((line) => line.endsWith("waits@example.test"))).toContain("\tunverified\t");
  expect(lines.at(-1)).toBe(`${lines.length - 1} with an address`);
});

test("a replay says whether what is kept of a user's cards is what their reviews come to", async () => {
  const ann = await server.user("replayed@example.test");
  const { words } = await makeDictionary(ann, { Hund: "dog", Katze: "cat" });
  await post(
    ann,
    [...words.values()].map((id) => reviewOf(id)),
  );
  const replay = () => admin("replay", "replayed@example.test");
  const same = ["2 cards are computed from their reviews: what was kept is the same"];
  expect(await replay()).toEqual(same);
  await server.database.pool.query("UPDATE card_memory SET stability = 9 WHERE word_id = $1", [
    words.get("Hund"),
  ]);
  expect(await replay()).toEqual(["2 cards are computed from their reviews: 1 were kept differently"]);
  expect(await replay()).toEqual(same);
});

test("a user is deleted, and told", async () => {
  const gone = await server.user("gone@example.test");
  expect(await admin("delete-user", "gone@example.test")).toEqual([
    "gone@example.test is deleted, with everything of theirs",
  ]);
  expect(await gone.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  await server.mail.waitFor("gone@example.test", ({ subject }) => subject.includes("deleted"));
});

test("an account is signed out everywhere, and nobody else is", async () => {
  const ann = await server.user("signed-in@example.test");
  const other = await server.user("goes-on@example.test");
  expect(await admin("end-sessions", "signed-in@example.test")).toEqual([
    "signed-in@example.test is signed in nowhere any more",
  ]);
  expect(await ann.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  expect(await other.ok(api.cookie.checkToken)).toEqual({ isValid: true });
});

test("one-time codes are turned off for somebody who has lost them, who is told", async () => {
  const email = "lost-phone@example.test";
  const ann = await server.user(email);
  await ann.ok(api.totp.begin);
  await expect(admin("end-totp", email)).rejects.toThrow(`${email} uses no one-time codes`);
  await turnOn(ann, server.database.db);
  const logIn = { body: { email, password: PASSWORD } };
  expect(await server.visitor().ok(api.auth.logIn, logIn)).toEqual({ next: "totp" });
  expect(await admin("end-totp", email)).toEqual([`${email} logs in without one-time codes from now on`]);
  const back = server.visitor();
  expect(await back.ok(api.auth.logIn, logIn)).toBeUndefined();
  expect(await back.ok(api.totp.state)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  await server.mail.waitFor(email, ({ subject }) => subject.includes("One-time codes are off"));
  await expect(admin("end-totp", email)).rejects.toThrow(`${email} uses no one-time codes`);
});

test("an account is deleted by its id, a guest's too", async () => {
  const guest = await server.member();
  const { id } = await guest.ok(api.users.me);
  expect(await admin("delete-user", id)).toEqual([`${id} is deleted, with everything of theirs`]);
  expect(await guest.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  await expect(admin("delete-user", id)).rejects.toThrow("There is no account with the id");
});

test("what operators did and what happened is kept, by account and outcome, without an address", async () => {
  const kept = await server.user("kept@example.test");
  const { id } = await kept.ok(api.users.me);
  await admin("set-role", "kept@example.test", "friend");
  const operator = userInfo().username;
  const ofAccount = async (): Promise<string[][]> => {
    const lines = (await admin("events")).filter((line) => line.includes(id));
    expect(await admin("events", id)).toEqual(lines);
    return lines.map((line) => line.split("\t").slice(1));
  };
  expect(await ofAccount()).toEqual([
    ["-", "signed_up", id, "password"],
    ["-", "address_verified", id, "-"],
    [operator, "set-role", id, "done"],
  ]);

  await admin("delete-user", "kept@example.test");
  await expect(admin("delete-user", id)).rejects.toThrow("There is no account");
  expect(await ofAccount()).toEqual([
    [operator, "set-role", id, "done"],
    [operator, "delete-user", id, "done"],
    [operator, "delete-user", id, "failed"],
  ]);
  expect((await admin("events")).join("\n")).not.toContain("@");
});

test.each([
  [[], "No command is given"],
  [["promote"], "There is no command promote"],
  [["toString"], "There is no command toString"],
  [["set-role", "ann@example.test"], "Usage: set-role <email> <user|premium|developer|friend>"],
  [["set-role", "ann@example.test", "friend", "now"], "Usage: "],
  [["list-users", "ann@example.test"], "Usage: list-users"],
  [["backup"], "Usage: backup <file>"],
  [["backup", "--help"], "Usage: backup <file>"],
  [["restore", "--replace"], "Usage: restore <file> [--replace]"],
  [["restore", "one.gz", "two.gz"], "Usage: "],
  [["restore", "one.gz", "--replace", "--replace"], "Usage: "],
  [["set-role", "ann@example.test", "king"], "There is no role king"],
  [["set-role", "ann@example.test", "guest"], "There is no role guest"],
  [["set-role", "nobody@example.test", "friend"], "There is no verified account"],
  [["set-role", "waits@example.test", "friend"], "There is no verified account"],
  [["replay", "nobody@example.test"], "There is no verified account"],
  [["delete-user", "nobody@example.test"], "There is no verified account"],
  [["end-sessions", "nobody@example.test"], "There is no verified account"],
  [["end-totp", "nobody@example.test"], "There is no verified account"],
  [["end-totp"], "Usage: end-totp <email|id>"],
  [["suspend", "nobody@example.test"], "There is no verified account"],
  [["suspend", "ann@example.test", "--till", "2999-01-01"], "Usage: "],
  [["suspend", "ann@example.test", "--until"], "Usage: "],
  [["suspend", "ann@example.test", "--until", "soon"], "soon is no date"],
  [["suspend", "ann@example.test", "--until", "2999-02-31"], "2999-02-31 is no date"],
  [["suspend", "ann@example.test", "--until", "2999-01-01T25:00Z"], "2999-01-01T25:00Z is no date"],
  [["suspend", "ann@example.test", "--until", "2999-01-01T12:00"], "2999-01-01T12:00 has no time zone"],
  [["suspend", "ann@example.test", "--until", "2020-01-01"], "2020-01-01 is over already"],
  [["resume", "ann@example.test"], "Ann@example.test is not suspended"],
  [["export", "nobody@example.test"], "There is no verified account"],
  [["distribute"], "This PostgreSQL has no Citus"],
  [["distribute", "--check"], "This PostgreSQL has no Citus"],
  [["distribute", "--now"], "Usage: "],
  [["events", "nobody@example.test"], "There is no verified account"],
])("%j cannot be done, and says why", async (words, reason) => {
  await expect(admin(...words)).rejects.toThrow(reason);
});

const NOWHERE = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };

function tool(settings: Record<string, string>, words: readonly string[]) {
  const [file, ...args] = builtProgram("admin");
  const child = spawn(file, [...args, ...words], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const status = once(child, "exit").then(([code]) => code as number);
  return { output: child.stdout, complaint: text(child.stderr), status };
}

test.each([
  [NOWHERE, ["list-users"], "The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1"],
  // A name that has several addresses.
  [{ DATABASE_URL: "postgres://nobody@localhost:1/none" }, ["list-users"], "ECONNREFUSED"],
  [NOWHERE, ["lisst-users"], "There is no command lisst-users"],
  [{ PORT: "many" }, ["list-users"], "Bad setting. PORT: "],
  [
    { DATABASE_URL: "", DATA_DIR: "/nowhere" },
    ["list-users"],
    "There is no database in /nowhere: set DATA_DIR",
  ],
  [{ PORT: "many" }, ["reverse-dictionary", "/nowhere/freedict-deu-rus", "."], "ENOENT: no such file"],
])("with %j the tool ends with one clear line and a failure: %j", async (settings, words, line) => {
  const { output, complaint, status } = tool(settings, words);
  expect({
    status: await status,
    output: await text(output),
    lines: (await complaint).trim().split("\n"),
  }).toEqual({ status: 1, output: "", lines: [expect.stringContaining(line)] });
});

test("help asks for no database, and names every command", async () => {
  const { output, complaint, status } = tool(NOWHERE, ["help"]);
  const told = await text(output);
  expect([await status, await complaint]).toEqual([0, ""]);
  expect(told).not.toMatch(/ $/m);
  for (const command of Object.keys(COMMANDS)) expect(told).toMatch(new RegExp(`^  ${command}\\b`, "m"));
});

test("mails are left to the servers, whose settings for them the tool may not have", async () => {
  const email = "told-later@example.test";
  await server.user(email);
  const settings = {
    DATABASE_URL: databaseUrl(server.database.connection),
    DATA_DIR: join(tmpdir(), "wordhoard-admin"),
  };
  const { output, complaint, status } = tool(settings, ["delete-user", email]);
  expect(await text(output)).toBe(`${email} is deleted, with everything of theirs\n`);
  expect([await status, await complaint]).toEqual([0, ""]);
  server.services.outbox.nudge();
  await server.mail.waitFor(email, ({ subject }) => subject.includes("deleted"));
});

test("who stops reading hears no complaint", async () => {
  const { output, complaint } = tool(NOWHERE, ["help"]);
  output.destroy();
  expect(await complaint).toBe("");
});
