import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { startDict, type DictStandIn } from "../../../test/stand-ins/dict.ts";
import { listen } from "../../../test/stand-ins/listening.ts";
import { runReverse } from "../../admin-commands.ts";
import { readDictFiles, writeDictFiles } from "../../services/translate/dict/files.ts";

const TITLE = "German - English FreeDict";

/** What the real program reads: an entry, and its length in the digits of its index (base 64). */
const ENTRY = "Haus\nhouse, building\n";
const ENTRY_LENGTH = "U";

let vendor: DictStandIn;
let server: TestServer;
beforeAll(async () => {
  vendor = await startDict({
    "fd-deu-eng": {
      title: TITLE,
      entries: {
        Katze: ['Katze /kˈatsə/ <fem, n, sg>\ncat <n>\n      "Die Katze schläft."  - The cat sleeps.'],
        spielen: ["spielen <v>\nplay"],
        Haus: ["Haus\nhouse, building", "Haus\nhome"],
        '"so"': ['"so"\n.that is'],
      },
    },
    "freedict-eng-deu": {
      title: "English - German Ding/FreeDict dictionary",
      entries: { buy: ["buy <n>\nKauf <masc>"], "buy sth.": ["buy sth.\netw. kaufen <v>"] },
    },
    "freedict-fra-eng": { title: "French - \u0000English", entries: { chat: ["chat\n1. cat"] } },
  });
  server = await startTestServer({ TRANSLATE_PROVIDER: "dict", TRANSLATE_URL: vendor.url });
});
afterAll(async () => {
  await server.close();
  await vendor.close();
});

const asking = (word: string, fromLanguage: LanguageCode, toLanguage: LanguageCode) => ({
  params: { word },
  query: { fromLanguage, toLanguage },
});

test("suggests the first of each entry, and names the dictionary, also when it was asked before", async () => {
  const client = await server.member();
  for (const _ of ["asked", "kept"])
    expect(await client.ok(api.translate.word, asking("Haus", "de", "en"))).toEqual({
      translations: ["house", "home", "building"],
      source: TITLE,
    });
  expect(vendor.commands.filter((command) => command === 'DEFINE fd-deu-eng "Haus"')).toHaveLength(1);
});

test("a word cannot become a command, and a line that begins with a dot stays whole", async () => {
  const client = await server.member();
  const { translations } = await client.ok(api.translate.word, asking('"so"', "de", "en"));
  expect(translations).toEqual([".that is"]);
  expect(vendor.commands).toContain('DEFINE fd-deu-eng "\\"so\\""');
});

test("tells part of speech and examples, also when it was asked before", async () => {
  const client = await server.member();
  for (const _ of ["asked", "kept"])
    expect(await client.ok(api.translate.word, asking("Katze", "de", "en"))).toEqual({
      translations: ["cat"],
      source: TITLE,
      grammar: { cat: "n" },
      examples: ["Die Katze schläft."],
    });
});

test.each([
  ["Katzen", "Katze", "cat"],
  ["spielte", "spielen", "play"],
])("an inflected word is found by the server's strategies: %s", async (word, headword, translation) => {
  const client = await server.member();
  expect(await client.ok(api.translate.word, asking(word, "de", "en"))).toMatchObject({
    translations: [translation],
    headword,
  });
});

test("verbs that Ding has with their object are found, and suggested without it", async () => {
  const client = await server.member();
  expect(await client.ok(api.translate.word, asking("buy", "en", "de"))).toMatchObject({
    translations: ["Kauf", "kaufen"],
    grammar: { Kauf: "n, masc", kaufen: "v" },
  });
});

test("knows other names of databases, and a pair without one has no suggestions", async () => {
  const client = await server.member();
  // PostgreSQL keeps no NUL.
  expect(await client.ok(api.translate.word, asking("chat", "fr", "en"))).toEqual({
    translations: ["cat"],
    source: "French - English",
  });
  expect(await client.ok(api.translate.word, asking("Haus", "de", "uk"))).toEqual({ translations: [] });
  expect((await client.ok(api.translate.word, asking("Unbekannt", "de", "en"))).translations).toEqual([]);
});

test("one that was made for a direction goes before one that was turned around", async () => {
  const entries = { дом: ["дом\n1. Haus"] };
  const own = await startDict({
    "reversed-rus-deu": { title: "Turned around", entries },
    "freedict-rus-deu": { title: "Made for it", entries },
    "reversed-fra-deu": { title: "Turned around", entries: { coeur: ["coeur\n1. Herz"] } },
  });
  const other = await startTestServer({ TRANSLATE_PROVIDER: "dict", TRANSLATE_URL: own.url });
  onTestFinished(async () => {
    await other.close();
    await own.close();
  });
  const client = await other.member();
  expect((await client.ok(api.translate.word, asking("дом", "ru", "de"))).source).toBe("Made for it");
  expect(await client.ok(api.translate.word, asking("cœur", "fr", "de"))).toEqual({
    translations: ["Herz"],
    source: "Turned around",
  });
});

test("a word without a suggestion is asked for again: the operator may have installed what has it", async () => {
  const client = await server.member();
  for (const _ of ["first", "again"]) await client.ok(api.translate.word, asking("Kühnheit", "de", "en"));
  expect(vendor.commands.filter((command) => command === 'DEFINE fd-deu-eng "Kühnheit"')).toHaveLength(2);
});

test.each([
  ["Hausboot", "a temporary failure", "420 server temporarily unavailable\r\n"],
  ["Haustür", "another protocol", "<html>\r\n"],
  ["Hausherr", "nothing at all", ""],
  ["Hausarzt", "a line without an end", "x".repeat(2_000_000)],
  ["Hausrat", "more than anybody reads", `150 1 definitions\r\n151 "a" b "c"\r\n${"x\r\n".repeat(200_000)}`],
])("%s: with %s it is unavailable, and asked again the next time", async (word, _, answer) => {
  const client = await server.member();
  onTestFinished(() => vendor.misbehave(undefined));
  vendor.misbehave(answer);
  expect(await client.refused(api.translate.word, asking(word, "de", "en"))).toMatchObject({
    status: 503,
    code: "provider_unavailable",
  });
  vendor.misbehave(undefined);
  expect((await client.ok(api.translate.word, asking(word, "de", "en"))).translations).toEqual([]);
});

test.each([
  ["dots", `${".".repeat(200_000)}x`],
  ["spaces", `${" ".repeat(200_000)}x`],
  ["signs that open", '<([{/"'.repeat(40_000)],
  ["commas", "a,".repeat(200_000)],
  ["lines", "a\r\n".repeat(100_000)],
  ["wrong letters", "\u0000\ufffe\u2028 <img src=x onerror=alert(1)>"],
])("an entry of %s is answered, and what is suggested are at most eight definitions", async (name, line) => {
  const client = await server.member();
  onTestFinished(() => vendor.misbehave(undefined));
  vendor.misbehave(`150 1 definitions\r\n151 "a" b "c"\r\nHaus\r\n${line}\r\n.\r\n250 ok\r\n`);
  const { translations } = await client.ok(api.translate.word, asking(`Haus ${name}`, "de", "en"));
  expect(translations.length).toBeLessThanOrEqual(8);
  for (const one of translations) expect(one.length).toBeLessThanOrEqual(255);
});

test.each([
  [["/nowhere/words", "."], /is no pair of languages/u],
  [["/nowhere/reversed-rus-deu", "."], /is no pair of languages/u],
  [["/nowhere/freedict-deu-rus", "."], /no such file or directory/u],
  [["/nowhere/freedict-deu-rus"], /^Usage: /u],
])("what cannot be turned around is told: %j", async (words, message) => {
  await expect(runReverse(words)).rejects.toThrow(message);
});

describe.skipIf(spawnSync("dictd", ["--version"]).error)("the real dictd with FreeDict", () => {
  test("answers as the stand-in does", async () => {
    const directory = await emptyDirectory();
    await writeFile(join(directory, "words.dict"), ENTRY);
    await writeFile(join(directory, "words.index"), `haus\tA\t${ENTRY_LENGTH}\n`);
    const client = await clientOf(
      directory,
      `database fd-deu-eng { data ${directory}/words.dict
       index ${directory}/words.index
       name "${TITLE}" }`,
    );
    expect(await client.ok(api.translate.word, asking("Haus", "de", "en"))).toEqual({
      translations: ["house", "building"],
      source: TITLE,
    });
    for (const form of ["Hause", "Hauses"])
      expect(await client.ok(api.translate.word, asking(form, "de", "en"))).toMatchObject({
        translations: ["house", "building"],
        headword: "Haus",
      });
  });

  test("serves a dictionary that was turned around, and names where it is from", async () => {
    const directory = await emptyDirectory();
    await writeDictFiles(join(directory, "freedict-deu-rus"), {
      title: "German - Russian",
      about: "A licence",
      entries: [
        "Haus <n, neut>\nдом, здание\n",
        "Weihnachtsbaum <n, masc>\nёлка\n",
        "Erholungsheim <n, neut>\nдом отдыха\n",
        "teuer <adj>\nдо́рого\n",
      ],
    });
    expect(await runReverse([join(directory, "freedict-deu-rus"), directory])).toBe(
      `reversed-rus-deu in ${directory} has 5 headwords out of “German - Russian”`,
    );
    const { about } = await readDictFiles(join(directory, "reversed-rus-deu"));
    expect(about).toMatch(/^Made on \d{4}-\d\d-\d\d from “German - Russian”[^]*\nA licence$/u);
    const client = await clientOf(
      directory,
      `database reversed-rus-deu { data ${directory}/reversed-rus-deu.dict
       index ${directory}/reversed-rus-deu.index }`,
    );
    const source = "German - Russian, reversed";
    expect(await client.ok(api.translate.word, asking("Дом", "ru", "de"))).toEqual({
      translations: ["Haus"],
      source,
      grammar: { Haus: "n, neut" },
    });
    for (const [word, found] of [
      ["ёлка", "Weihnachtsbaum"],
      ["дом отдыха", "Erholungsheim"],
      ["дорого", "teuer"],
    ] as const)
      expect((await client.ok(api.translate.word, asking(word, "ru", "de"))).translations).toEqual([found]);
  });

  async function emptyDirectory(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), "wordhoard-dictd-"));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    await chmod(directory, 0o755);
    return directory;
  }

  /** A member of a server that asks a `dictd` with these databases. */
  async function clientOf(directory: string, databases: string): Promise<TestClient> {
    const port = await freePort();
    await writeFile(
      join(directory, "dictd.conf"),
      `global { listen_to 127.0.0.1\nport ${port} }\naccess { allow * }\n${databases}`,
    );
    const [conf, pid] = [join(directory, "dictd.conf"), join(directory, "pid")];
    const options = ["-c", conf, "--pid-file", pid, "--debug", "nofork", "--locale", "C.UTF-8"];
    const program = spawn("dictd", options);
    onTestFinished(() => void program.kill());
    const real = await startTestServer({
      TRANSLATE_PROVIDER: "dict",
      TRANSLATE_URL: `dict://127.0.0.1:${port}`,
    });
    onTestFinished(() => real.close());
    const client = await real.member();
    await expect
      .poll(() => client.call(api.translate.word, asking("Haus", "de", "en")).then(({ status }) => status), {
        timeout: 60_000,
      })
      .toBe(200);
    return client;
  }
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, "127.0.0.1");
  await new Promise((resolve) => server.close(resolve));
  return port;
}
