import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

/** What the files for containers promise (docs/operating.md): read as texts, for nothing here runs containers. */
const compose = readFileSync("compose.yaml", "utf8");
const image = readFileSync("Dockerfile", "utf8");
const services = Object.fromEntries(
  (compose.split(/^services:$/m)[1]?.split(/^\w/m)[0] ?? "")
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1)
    .map((part) => [part.split(":", 1)[0] ?? "", part]),
);

test("no password or key is given by default", () => {
  const given = [...compose.matchAll(/^ *[A-Z_]*(?:PASSWORD|KEY|SECRET)[A-Z_]*: (.*)$/gm)].map(
    ([, value]) => value,
  );
  expect(given.length).toBeGreaterThan(2);
  expect(given.filter((value) => value !== '""' && !/^\$\{\w+:\?/.test(value ?? ""))).toEqual([]);
  const examples =
    readFileSync("compose.env.example", "utf8").match(/^\w*(?:PASSWORD|KEY|SECRET)\w*=.*$/gm) ?? [];
  expect(examples.length).toBeGreaterThan(4);
  expect(examples.filter((line) => !line.endsWith("="))).toEqual([]);
});

test("the product's role in the database owns its own alone, and is no superuser", () => {
  expect(compose).toContain("CREATE ROLE wordhoard LOGIN PASSWORD :'password';");
  expect(compose).toContain("CREATE DATABASE wordhoard OWNER wordhoard;");
  expect(services["product"]).toContain("postgres://wordhoard:");
  expect(services["product"]).toContain('POSTGRES_ADMIN_PASSWORD: ""');
});

test("each container runs without root, capabilities and new privileges, and writes to its own places alone", () => {
  expect(Object.keys(services)).toEqual(["product", "database", "mail", "translate", "dict"]);
  for (const [name, text] of Object.entries(services))
    expect([name, text]).toEqual([name, expect.stringContaining("<<: *hardened")]);
  const hardened = /x-hardened: &hardened\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? "";
  for (const line of ["read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'])
    expect(hardened).toContain(line);
  const writable = Object.entries(services).filter(([, text]) => text.includes("read_only: false"));
  expect(writable.map(([name]) => name)).toEqual(["translate"]);
  expect(image).toMatch(/^USER (?!0\b|root\b)\d+:\d+$/m);
});

test("the image has neither the history of the sources, nor tests, nor a mode for debugging", () => {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  expect(ignored).toContain("*");
  expect(ignored.filter((line) => /^!(\.git|test|bench|data|\.env)/.test(line))).toEqual([]);
  expect(ignored).toContain("**/*.test.ts");
  const [, last = ""] = image.split(/^FROM .*(?<!AS build)$/m);
  expect(last).toMatch(/^ENV NODE_ENV=production/m);
  expect(last).not.toMatch(/--inspect|COPY \. /);
});
