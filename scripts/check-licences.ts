import { readFileSync } from "node:fs";

import { problemsOf, type LockedPackage } from "./licences/rules.ts";

/**
 * Checks every package that could be installed on any platform: its licence must be allowed, it must come from the npm
 * registry with a hash, and run on the oldest Node that `package.json` names.
 */
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
const oldestNode = engines.node.replace(">=", "");
const problems = Object.entries(packages).flatMap(([path, locked]) =>
  path ? problemsOf(path, locked, oldestNode) : [],
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
