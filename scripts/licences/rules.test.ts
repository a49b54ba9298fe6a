import { expect, test } from "vitest";

import { problemsOf, type LockedPackage } from "./rules.ts";

const good: LockedPackage = { license: "MIT", integrity: "sha512-x" };

test.each<[string, LockedPackage, string[]]>([
  ["node_modules/a", good, []],
  ["node_modules/a", { ...good, license: "(MIT AND Zlib)" }, []],
  ["node_modules/a", { ...good, license: "GPL-3.0-only OR Apache-2.0" }, []],
  ["node_modules/b/node_modules/axe-core", { ...good, license: "MPL-2.0" }, []],
  ["node_modules/a", { ...good, license: "MPL-2.0" }, ["a: the licence MPL-2.0 is not on the list"]],
  [
    "node_modules/a",
    { ...good, license: "MIT AND GPL-3.0-only" },
    ["a: the licence MIT AND GPL-3.0-only is not on the list"],
  ],
  ["node_modules/a", { integrity: "sha512-x" }, ["a: the licence (none) is not on the list"]],
  ["node_modules/@s/a", { license: "MIT" }, ["@s/a: no integrity"]],
  ["node_modules/a", { license: "MIT", dev: true, optional: true, os: ["win32"] }, []],
  ["node_modules/a", { license: "MIT", optional: true, os: ["win32"] }, ["a: no integrity"]],
  ["node_modules/a", { ...good, resolved: "https://registry.npmjs.org/a/-/a-1.0.0.tgz" }, []],
  [
    "node_modules/a",
    { ...good, resolved: "git+ssh://git@example.test/a.git" },
    ["a: not from the npm registry"],
  ],
  ...[
    ">=20",
    ">= 10.x",
    "^20.19.0 || ^22.13.0 || >=23.5.0",
    "18 || 20 || >=22",
    ">=16 || 14 >=14.17",
    "*",
  ].map((node): [string, LockedPackage, string[]] => ["node_modules/a", { ...good, engines: { node } }, []]),
  ...[">=22", "^20.20.0", "18", "^18 || >=20.19.1", ">=14 <20", "latest"].map(
    (node): [string, LockedPackage, string[]] => [
      "node_modules/a",
      { ...good, engines: { node } },
      [`a: wants Node ${node}, and we run on 20.19`],
    ],
  ),
  ["node_modules/a", { ...good, link: true }, ["a: not from the npm registry"]],
])("%s with %j: %j", (path, locked, problems) => {
  expect(problemsOf(path, locked, "20.19")).toEqual(problems);
});
