import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";
import { expect, inject, test } from "vitest";

import { SETTINGS } from "../server/config.ts";
import { LEFT_OUT, tablesOf } from "../server/database/backup/tables.ts";
import { allowances } from "../server/features/auth/allowances.ts";
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from "../server/http/account.ts";
import { MOST_DEVICES } from "../server/http/known-devices.ts";
import { MOST_SESSIONS } from "../server/http/session.ts";
import { EVENTS_KEPT_DAYS } from "../server/operator-events.ts";
import { endpoints } from "../shared/api/endpoints.ts";
import { CODE_LIFETIME_SECONDS, CODE_LENGTH, CODE_TRIES, UNDO_DAYS } from "../shared/limits.ts";
import { loadDocument } from "../web/features/public/policies/documents.ts";
import { TEMPLATE } from "./cluster.ts";

/** docs/security/inventory.md, held to the code. */
const page = readFileSync("docs/security/inventory.md", "utf8");
const section = (heading: string): string =>
  page.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
const rowsOf = (heading: string): string[][] =>
  section(heading)
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (-|way |class |for |to )/.test(line))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
const sources = readdirSync("server", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => readFileSync(join("server", file), "utf8"));
const inSources = (pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = ""]) => found));

test("each call that is open to everybody is a way in, or said to be none", () => {
  const named = codesIn(section("Ways in")).filter((code) => /^[A-Z]+ \//.test(code));
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  const open = endpoints
    .filter(({ stage }) => stage === "open")
    .map(({ method, path }) => `${method} ${path}`);
  expect(named.filter((call) => !calls.includes(call as (typeof calls)[number]))).toEqual([]);
  expect(open.filter((call) => !named.includes(call))).toEqual([]);
});

test("what wants a proof is named where proofs are", () => {
  const names: Record<string, RegExp> = {
    "/users/me/export": /downloading everything/,
    "/auth/account": /deleting the account/,
    "/auth/google": /unlinking Google/,
    "/auth/password": /adding or removing .*the password/,
    "/auth/passkeys": /adding or removing a passkey/,
    "/auth/totp": /adding or removing .*one-time codes/,
    "/auth/tokens": /adding or removing .*a token/,
  };
  const opens =
    rowsOf("Ways in")
      .find(([way]) => way?.endsWith("inside a session"))
      ?.at(-1) ?? "";
  for (const { path } of endpoints.filter((endpoint) => "proof" in endpoint)) {
    const said = Object.entries(names).find(([start]) => path.startsWith(start))?.[1];
    expect([path, said && said.test(opens)]).toEqual([path, true]);
  }
});

test.each([
  ["Sessions", `end ${SESSION_IDLE_DAYS} days after they were last used`],
  ["Sessions", `and ${SESSION_ABSOLUTE_DAYS} days after they began`],
  ["Sessions", { 50: "An account has fifty at most" }[MOST_SESSIONS]],
  ["Sessions", "for 400 days"],
  ["Ways in", { 6: "six digits" }[CODE_LENGTH]],
  ["Ways in", { 600: "ten minutes" }[CODE_LIFETIME_SECONDS]],
  ["Ways in", { 5: "five tries" }[CODE_TRIES]],
  ["Ways in", { 7: "seven days" }[UNDO_DAYS]],
  ["What is kept", { 50: "fifty an account" }[MOST_DEVICES]],
  ["What is kept", `${EVENTS_KEPT_DAYS} days`],
])("what stands under %s is what the code says: %s", (heading, figure) => {
  expect(section(heading)).toContain(figure);
});

test("each table of the database has its class, and is in backups where it is said to be", async () => {
  const client = new pg.Client({ ...inject("cluster"), database: TEMPLATE });
  await client.connect();
  const tables = (await tablesOf(client)).map(({ name }) => name).filter((name) => name !== "migrations");
  await client.end();
  const rows = rowsOf("What is kept").map(([, what = "", named = "", , backups = ""]) => ({
    what,
    tables: codesIn(named),
    backups,
  }));
  expect([...new Set(rows.flatMap((row) => row.tables))].toSorted()).toEqual(tables.toSorted());
  const isLeftOut = (table: string): boolean => LEFT_OUT.some((name) => name === table);
  const wrong = rows.filter((row) => (row.backups === "no") !== row.tables.every(isLeftOut));
  expect(wrong.map(({ what }) => what)).toEqual([]);
});

test("each cookie is in the cookie policy", async () => {
  const { document } = await loadDocument("cookie", "en");
  const told = document.sections["cookies"]?.entries?.map(({ term }) => term) ?? [];
  const set = inSources(/_COOKIE = "(\w+)"/g).map((name) => `__Host-${name}`);
  expect(told.toSorted()).toEqual([...set, "__Host-i18next"].toSorted());
});

const [IP, EMAIL] = ["192.0.2.1", "ann@example.test"];
const mails = allowances.restoreCode(IP, EMAIL);

test.each([
  ["0008", "ten wrong passwords in a quarter of an hour", allowances.logIn(IP, EMAIL)[0], 10, 900],
  ["0008", "generously (three hundred)", allowances.logIn(IP, EMAIL)[1], 300, 900],
  ["0008", "five times an hour to who asks", mails.all[0], 5, 3600],
  ["0111", "twenty mails", mails.all[1], 20, 3600],
  ["0111", "ten sign-ups an hour", allowances.signUp(IP, EMAIL)[0], 10, 3600],
  ["0111", "thirty sign-ups an hour", allowances.signUp(IP, EMAIL)[1], 30, 3600],
  ["0111", "twenty for an address", allowances.restoreGuesses(IP, EMAIL)[1], 20, 86_400],
  ["0111", "ten of them by one sender", allowances.restoreGuesses(IP, EMAIL)[0], 10, 86_400],
  ["0111", "a hundred in a quarter of an hour", allowances.logIns(IP, EMAIL)[0], 100, 900],
])("decision %s says of guessing what the code does: %s", (number, figure, allowance, limit, seconds) => {
  const file = readdirSync("docs/decisions/abuse").find((name) => name.startsWith(number)) ?? "";
  expect(readFileSync(join("docs/decisions/abuse", file), "utf8").replace(/\s+/g, " ")).toContain(figure);
  expect(allowance).toMatchObject({ limit, seconds });
});

/** Names of the numbers of RFC 9053. */
const COSE: Readonly<Record<string, string>> = {
  "-8": "EdDSA",
  "-7": "ECDSA P-256 with SHA-256",
  "-257": "RSA with SHA-256",
};

test("each algorithm that hashes or signs is in the inventory", () => {
  const told = section("Cryptography").toLowerCase();
  const used = [
    ...inSources(/createHash\("(\w+)"/g).map((name) => name.replace("sha", "sha-")),
    ...inSources(/createHmac\("(\w+)"/g).map((name) => `hmac-${name.replace("sha", "sha-")}`),
    ...inSources(/const ALGORITHMS = \[([^\]]+)\]/g)
      .flatMap((list) => list.replaceAll('"', "").split(", "))
      .map((name) => COSE[name] ?? name),
    ...inSources(/from "(@node-rs\/argon2)"/g).map(() => "argon2id"),
  ];
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !told.includes(name.toLowerCase()))).toEqual([]);
});

test("each setting that names another system is in the inventory", () => {
  const addresses = SETTINGS.filter((name) => /_(URL|ISSUER|PORT|PROVIDER)$|^PORT$/.test(name));
  const ours = ["PUBLIC_URL", "TRANSLATE_PROVIDER", "SPEECH_PROVIDER"];
  const told = codesIn(section("Connections"));
  expect(addresses.filter((name) => !ours.includes(name) && !told.includes(name))).toEqual([]);
});

test("each event of accounts is in the inventory, and no other", () => {
  const type = /type SecurityEvent =([^;]+);/.exec(
    readFileSync("server/features/auth/events.ts", "utf8"),
  )?.[1];
  const events = [...(type ?? "").matchAll(/"(\w+)"/g)].map(([, event = ""]) => event);
  const told = codesIn(/Events of accounts: (.*?);/.exec(section("Logs"))?.[1] ?? "");
  expect(events.length).toBeGreaterThan(30);
  expect(told.toSorted()).toEqual(events.toSorted());
});
