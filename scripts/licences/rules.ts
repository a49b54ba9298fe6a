/** A package as `package-lock.json` has it. */
export interface LockedPackage {
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
}

/** They ask for nothing but their text and the names in it, which the build writes into `licences.txt`. */
const ALLOWED = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Zlib",
]);

/** Licences that ask for more, or are seldom seen, and the packages that may have them. */
const EXCEPTIONS: readonly { licence: string; packages: RegExp; because: string }[] = [
  {
    licence: "OFL-1.1",
    packages: /^@fontsource-variable\//,
    because: "fonts may be served and subset; their text goes with them",
  },
  {
    licence: "MPL-2.0",
    packages: /^(axe-core|@axe-core\/playwright|lightningcss(-[\w-]+)?)$/,
    because: "tools of test and build, unchanged, and no part of what is served",
  },
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    because: "libvips makes the pictures of the README, and is no part of what is served",
  },
  {
    licence: "Python-2.0",
    packages: /^argparse$/,
    because: "as free as MIT; a tool's tool",
  },
];

const REGISTRY = "https://registry.npmjs.org/";

/** What is wrong with a locked package, one line each. */
export function problemsOf(path: string, locked: LockedPackage): string[] {
  const name = path.replace(/^.*node_modules\//, "");
  const problems: string[] = [];
  if (!mayBeUsed(name, locked.license ?? ""))
    problems.push(`${name}: the licence ${locked.license ?? "(none)"} is not on the list`);
  if (locked.link || (locked.resolved && !locked.resolved.startsWith(REGISTRY)))
    problems.push(`${name}: not from the npm registry`);
  if (!locked.integrity && !isForeignTool(locked)) problems.push(`${name}: no integrity`);
  return problems;
}

/** Without a hash npm takes no such package; it is in the lock file for its name alone (decision 14). */
const isForeignTool = ({ dev, optional, os }: LockedPackage): boolean =>
  dev === true && optional === true && os !== undefined;

/** An SPDX expression: every part joined by AND has to be allowed, and one of those joined by OR. */
function mayBeUsed(name: string, expression: string): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((all) => all.split(" OR ").some((licence) => isAllowed(name, licence)));
}

const isAllowed = (name: string, licence: string): boolean =>
  ALLOWED.has(licence) || EXCEPTIONS.some((one) => one.licence === licence && one.packages.test(name));
