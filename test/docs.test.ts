import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { COMMANDS } from "../server/admin-commands.ts";
import { readConfig, SETTINGS } from "../server/config.ts";
import { LEFT_OUT } from "../server/database/backup/tables.ts";
import { endpoints } from "../shared/api/endpoints.ts";
import { ROLE_LIMITS, ROLES } from "../shared/roles.ts";

/** Documents that describe the current product; the changelog and decisions describe earlier states. */
const GUIDES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "STYLE.md",
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];
const PAGES = [
  ...GUIDES,
  "CHANGELOG.md",
  ...readdirSync("docs/decisions", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/decisions/${name}`),
];

const read = (path: string): string => readFileSync(path, "utf8");
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, part = ""]) => part);
const guides = new Map(GUIDES.map((page) => [page, read(page)]));

test("links lead somewhere, and files that are named are there", () => {
  const dead = PAGES.flatMap((page) =>
    found(read(page), /\]\((?!https?:)([^)\s]+)\)/g)
      .filter((link) => {
        const [path = "", anchor] = link.split("#");
        const target = path === "" ? page : join(dirname(page), path);
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
      })
      .map((link) => `${page}: ${link}`),
  );
  const missing = [...guides].flatMap(([page, text]) =>
    found(text, /`((?:bench|docs|scripts|server|shared|test|web)\/[\w./-]+?)\/?`/g)
      .filter((path) => !path.includes("NNNN") && !existsSync(path))
      .map((path) => `${page}: ${path}`),
  );
  expect([...dead, ...missing]).toEqual([]);
});

test("every command that is named exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = [...guides.values()].flatMap((text) => found(text, /npm run (?:--silent )?([\w:]+)/g));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("the product is started with the same heap everywhere", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const ways = [
    scripts["start"] ?? "",
    scripts["serve"] ?? "",
    read("Dockerfile"),
    read("docs/operating.md"),
  ];
  const heaps = ways.map((text) => /--max-old-space-size=(\d+)/.exec(text)?.[1] ?? "none");
  expect(new Set(heaps).size).toBe(1);
  expect(heaps).not.toContain("none");
});

test("every call that is named exists", () => {
  const calls = new Set(endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, "{}")}`));
  const named = [...guides.values()].flatMap((text) =>
    found(text, /`((?:GET|POST|PATCH|DELETE) \/[^`?\s]*)/g),
  );
  const unknown = named.filter((call) => !calls.has(call.replace(" /api/", " /").replace(/\{\w+\}/g, "{}")));
  expect(named.length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

test("the README has every setting and its default", () => {
  const rows = (guides.get("README.md") ?? "").split("\n").filter((line) => /^\| `[A-Z_]+`/.test(line));
  const named = rows.flatMap((row) => found(row.split("|")[1] ?? "", /`([A-Z_]+)`/g));
  expect(named.toSorted()).toEqual([...SETTINGS].toSorted());
  // The defaults for Google are Google's own addresses.
  const defaults = Object.entries(readConfig({})).filter(
    ([name, value]) =>
      SETTINGS.includes(name) && typeof value !== "object" && !/^(GOOGLE|MAIL_FROM|PUBLIC)/.test(name),
  );
  const wrong = defaults.filter(([name, value]) => {
    const row = rows.find((line) => line.split("|")[1]?.includes(`\`${name}\``)) ?? "";
    return !(row.split("|")[2] ?? "").split(/[\s,;`:]+/).includes(String(value));
  });
  expect(wrong).toEqual([]);
});

test("the README has every command of the operator", () => {
  const commands = Object.keys(COMMANDS);
  const row = (guides.get("README.md") ?? "").split("\n").find((line) => line.startsWith("| `npm run admin"));
  expect(commands.filter((command) => !row?.includes(`\`${command}`))).toEqual([]);
});

test("every limit of requests is named as its metric tells it", () => {
  const sources = readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes(".test."))
    .map((path) => read(join("server", path)));
  const keys = sources.flatMap((source) => [
    ...found(source, /(?:key: |pace: |const key = )`([a-z-]+)[:$]/g),
    ...found(source, /(?:perNetwork|codeMails)\("([a-z-]+)"/g),
  ]);
  const row = (guides.get("docs/metrics.md") ?? "")
    .split("\n")
    .find((line) => line.includes("_rate_limits_hit_total`"));
  // This limit does not refuse anybody.
  const refusing = [...new Set(keys)].filter((key) => key !== "login-anywhere");
  expect(refusing.length).toBeGreaterThan(30);
  expect(refusing.filter((key) => !row?.includes(`\`${key.replace(/-$/, "-device")}\``))).toEqual([]);
});

test("every table has its place when the database grows, and a dump leaves out what a backup does", () => {
  const tables = readdirSync("server/database/tables").flatMap((name) =>
    found(
      read(join("server/database/tables", name)).split(/export interface \w+Tables \{/)[1] ?? "",
      /^ {2}(\w+): \w+Table;/gm,
    ),
  );
  const placed = found(guides.get("docs/scaling.md") ?? "", /^\| ([a-z_, ]+?) +\|/gm).flatMap((cell) =>
    cell.split(", "),
  );
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !placed.includes(table))).toEqual([]);
  const excluded = found(guides.get("docs/operating.md") ?? "", /--exclude-table-data=(\w+)/g);
  expect(excluded.toSorted()).toEqual(LEFT_OUT.filter((table) => table !== "migrations").toSorted());
});

test("the limits of roles are those of the product", () => {
  const rows = (guides.get("docs/product.md") ?? "").split("\n");
  for (const role of ROLES) {
    const row = rows.find((line) => new RegExp(`^\\| (?:\\w+, )*${role}\\b`).test(line)) ?? "";
    const numbers = found(row, /\| ([\d,]+) /g).map((number) => Number(number.replace(",", "")));
    const { dictionaries, wordsPerDictionary, testsPerDay } = ROLE_LIMITS[role];
    expect(numbers, role).toEqual([dictionaries, wordsPerDictionary, testsPerDay]);
  }
});

/** The anchors that headings get when the pages are displayed. */
const anchorsOf = (text: string): string[] =>
  found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
