import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { endpoints } from "../shared/api/endpoints.ts";

const DIRECTORY = "docs/security";
const PAGES = ["asvs.md", "costs.md", "inventory.md", "senders.md"];
const ROOTS = "bench|docs|scripts|server|shared|test|web";

const read = (page: string): string => readFileSync(join(DIRECTORY, page), "utf8");
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, part = ""]) => part);
const rowsOf = (page: string, first: RegExp): string[][] =>
  read(page)
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .filter(([cell = ""]) => first.test(cell));

test.each(PAGES)("what %s points at is there", (page) => {
  const named = found(read(page), new RegExp(`\`((?:${ROOTS})/[\\w./-]+\\.\\w+)\``, "g"));
  const linked = found(read(page), /\]\((?!https:)([^)#]+)[^)]*\)/g).map((link) => join(DIRECTORY, link));
  expect(named.length + linked.length).toBeGreaterThan(2);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

describe("the record of ASVS", () => {
  const rows = rowsOf("asvs.md", /^\d+\.\d+\.\d+/).map(([numbers = "", , state = "", held = ""]) => ({
    numbers,
    count: numbers.split(", ").flatMap(numbersOf).length,
    state: state.replaceAll("*", ""),
    held,
  }));

  test("has one row for every requirement of levels 1 and 2", () => {
    const numbers = rows.flatMap((row) => row.numbers.split(", ").flatMap(numbersOf));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(253);
  });

  test("names for each requirement that is passed what fails without it", () => {
    const passed = rows.filter(({ state }) => state === "pass");
    expect(passed.length).toBeGreaterThan(100);
    expect(passed.filter(({ held }) => evidenceIn(held).length === 0).map(({ numbers }) => numbers)).toEqual(
      [],
    );
    expect(
      rows.flatMap(({ numbers, held }) => complaintsAbout(held).map((one) => `${numbers}: ${one}`)),
    ).toEqual([]);
  });

  test("counts its rows right", () => {
    const counts = (chapter: string | null): number[] =>
      ["pass", "fail", "operator", "n/a"].map((state) =>
        rows
          .filter((row) => row.state === state && (chapter === null || row.numbers.startsWith(`${chapter}.`)))
          .reduce((sum, { count }) => sum + count, 0),
      );
    const told = rowsOf("asvs.md", /^(V\d+ |all$)/);
    expect(told).toHaveLength(18);
    for (const [chapter = "", ...cells] of told)
      expect([chapter, ...cells.map(Number)]).toEqual([
        chapter,
        ...counts(/^V(\d+)/.exec(chapter)?.[1] ?? null),
      ]);
  });
});

test("every call has its cost, what bounds it, and a test of that", () => {
  const rows = rowsOf("costs.md", /^`[A-Z]+ \//);
  const calls = rows.flatMap(([named = ""]) => found(named, /`([^`]+)`/g));
  expect(calls.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted());
  for (const [named, , , held = ""] of rows) {
    expect([named, evidenceIn(held).length]).toEqual([named, expect.toSatisfy((count) => count > 0)]);
    expect(complaintsAbout(held)).toEqual([]);
  }
});

/** Tests, and parts of `npm run check`, with the titles, rules or options that are named of them. */
const evidenceIn = (cell: string): { file: string; titles: string[] }[] =>
  [
    ...cell.matchAll(
      /`([\w./-]+\.(?:test|spec)\.ts|\.oxlintrc\.json|tsconfig\.base\.json|scripts\/check-[\w-]+\.ts)`((?: “[^”]+”)*)/g,
    ),
  ].map(([, file = "", titles = ""]) => ({ file, titles: found(titles, /“([^”]+)”/g) }));

function complaintsAbout(cell: string): string[] {
  return evidenceIn(cell).flatMap(({ file, titles }) => {
    if (file.startsWith("scripts/check-"))
      return isPartOfCheck(file) ? [] : [`${file} is no part of npm run check`];
    if (titles.length === 0) return [`nothing is named of ${file}`];
    return titles.filter((title) => !isHeld(file, title)).map((title) => `${file} has no “${title}”`);
  });
}

const isPartOfCheck = (file: string): boolean =>
  readFileSync("scripts/check.ts", "utf8").includes(`["tsx", "${file}"]`);

function isHeld(file: string, title: string): boolean {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".json"))
    return [`"${title}"`, `\`${title}\``].some((literal) => text.includes(literal));
  const { rules = {}, compilerOptions = {} } = JSON.parse(text) as Record<string, Record<string, unknown>>;
  return rules[title] === "error" || compilerOptions[title] === true;
}

/** For example, "1.2.6–1.2.8" means three numbers. */
function numbersOf(range: string): string[] {
  const [first = "", last = first] = range.split("–");
  const section = first.slice(0, first.lastIndexOf(".") + 1);
  const [from, to] = [first, last].map((number) => Number(number.slice(section.length))) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}${from + at}`);
}
