import { mkdir, mkdtemp, readFile, readdir, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { readDictFiles, writeDictFiles } from "./files.ts";
import { reverseDictionary } from "./reverse.ts";

const MEGABYTE = 1024 * 1024;
const ENTRIES = "Haus\nдом\nHof\nдвор\n";

/** Where the files of the dictionary are, and those that are made of it. */
let directory: string;
let base: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "wordhoard-reverse-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  base = join(directory, "freedict-deu-rus");
});

test("a packed dictionary is turned around, under its own name where it has none for people", async () => {
  await writeDictFiles(base, {
    title: "",
    about: "A licence",
    entries: ["Haus <n, neut>\nдом\n", "Heim\nдом\n"],
  });
  await writeFile(`${base}.dict.dz`, gzipSync(await readFile(`${base}.dict`)));
  await rm(`${base}.dict`);
  expect(await reverseDictionary(`${base}.dict.dz`, directory)).toEqual({
    name: "reversed-rus-deu",
    title: "freedict-deu-rus",
    headwords: 1,
  });
  expect(await readDictFiles(join(directory, "reversed-rus-deu"))).toEqual({
    title: "freedict-deu-rus, reversed",
    about: expect.stringMatching(
      /^Made on \d{4}-\d\d-\d\d from “freedict-deu-rus”[^]*\nA licence$/u,
    ) as string,
    entries: ["дом\n1. Haus <n, neut>\n2. Heim\n"],
  });
});

test("an entry under two headwords is one entry", async () => {
  await writeFile(`${base}.dict`, ENTRIES);
  await writeFile(`${base}.index`, "haus\tA\tM\nhauses\tA\tM\tHauses\nhof\tM\tN\n");
  expect((await readDictFiles(base)).entries).toEqual(["Haus\nдом\n", "Hof\nдвор\n"]);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ["another kind of index", () => writeIndex("haus\tA\tM\nHof und Haus\n"), /index is no index .* line 2$/u],
  ["an index of other digits", () => writeIndex("haus\tA\t-1\n"), /index is no index .* line 1$/u],
  ["an index of other entries", () => writeIndex("haus\tA\t//////////\n"), /index points beyond the end/u],
  ["entries that overlap", () => writeIndex("haus\tA\tM\nhof\tB\tM\n"), /index has entries that overlap$/u],
  ["an empty index", () => writeIndex(""), /has no translations that could be turned around$/u],
  ["an endless index", () => writeIndex("\n".repeat(2_000_000)), /index has more than 2000000 headwords$/u],
  ["no index", () => rm(`${base}.index`), /^ENOENT: no such file .*index'$/u],
  ["no entries", () => rm(`${base}.dict`), /^ENOENT: no such file .*dict'$/u],
  ["a huge file", () => truncate(`${base}.dict`, 256 * MEGABYTE + 1), /dict has more than 268435456 bytes$/u],
  ["a file that is none", () => mkdir(`${base}.dict.dz`), /dict\.dz is no file$/u],
  [
    "what is not packed",
    () => rename(`${base}.dict`, `${base}.dict.dz`),
    /dict\.dz cannot be unpacked: incorrect/u,
  ],
  [
    "a packed file that is cut off",
    () => writeFile(`${base}.dict.dz`, gzipSync(ENTRIES).subarray(0, -9)),
    /dict\.dz cannot be unpacked: unexpected end of file$/u,
  ],
  [
    "a packed file that has changed",
    () => writeFile(`${base}.dict.dz`, Buffer.concat([gzipSync(ENTRIES).subarray(0, -8), Buffer.alloc(8)])),
    /dict\.dz cannot be unpacked: incorrect data check$/u,
  ],
  [
    "a small file that unpacks to a huge one",
    async () => {
      const part = gzipSync(Buffer.alloc(16 * MEGABYTE));
      await writeFile(`${base}.dict.dz`, Buffer.concat(Array.from({ length: 17 }, () => part)));
    },
    /dict\.dz cannot be unpacked: .* larger than 268435456 bytes$/u,
  ],
])("%s ends with a line that says so, and nothing is written", async (_, breakIt, message) => {
  await writeFile(`${base}.dict`, ENTRIES);
  await writeIndex("haus\tA\tM\nhof\tM\tN\n");
  await breakIt();
  await expect(reverseDictionary(base, directory)).rejects.toThrow(message);
  expect((await readdir(directory)).filter((name) => name.startsWith("reversed"))).toEqual([]);
});

const writeIndex = (text: string): Promise<void> => writeFile(`${base}.index`, text);
