import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const DIRECTORY = "docs/security";
const PAGES = ["asvs.md", "inventory.md"];
const ROOTS = "bench|docs|scripts|server|shared|test|web";

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, path = ""]) => path);

test.each(PAGES)("what %s points at is there", (page) => {
  const text = readFileSync(join(DIRECTORY, page), "utf8");
  const named = found(text, new RegExp(`\`((?:${ROOTS})/[\\w./-]+\\.\\w+)\``, "g"));
  const linked = found(text, /\]\((?!https:)([^)#]+)[^)]*\)/g).map((link) => join(DIRECTORY, link));
  expect(named.length + linked.length).toBeGreaterThan(10);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

test("every requirement of levels 1 and 2 has one row", () => {
  const rows = readFileSync(join(DIRECTORY, "asvs.md"), "utf8").matchAll(/^\| (\d+\.\d+\.\d+[^|]*?) *\|/gm);
  const numbers = [...rows].flatMap(([, cell = ""]) => cell.split(", ").flatMap(numbersOf));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toHaveLength(253);
});

/** For example, "1.2.6–1.2.8" means three numbers. */
function numbersOf(range: string): string[] {
  const [first = "", last = first] = range.split("–");
  const section = first.slice(0, first.lastIndexOf(".") + 1);
  const [from, to] = [first, last].map((number) => Number(number.slice(section.length))) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}${from + at}`);
}
