/** A package as listed in `package-lock.json`. */
export interface LockedPackage {
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  engines?: { node?: string };
}

/** These require only their text and the names in it, which the build writes to `licences.txt`. */
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

/** Licences that require more, or are rare, and the packages that may have them. */
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

/** The problems of a locked package, one line each; `oldestNode` is the oldest version that the product runs on. */
export function problemsOf(path: string, locked: LockedPackage, oldestNode: string): string[] {
  const name = path.replace(/^.*node_modules\//, "");
  const problems: string[] = [];
  if (!mayBeUsed(name, locked.license ?? ""))
    problems.push(`${name}: the licence ${locked.license ?? "(none)"} is not on the list`);
  if (locked.link || (locked.resolved && !locked.resolved.startsWith(REGISTRY)))
    problems.push(`${name}: not from the npm registry`);
  if (!locked.integrity && !isForeignTool(locked)) problems.push(`${name}: no integrity`);
  const range = locked.engines?.node ?? "*";
  if (!isWithin(oldestNode, range))
    problems.push(`${name}: wants Node ${range}, and we run on ${oldestNode}`);
  return problems;
}

/** npm installs no such package without a hash; the lock file lists it only by name (decision 14). */
const isForeignTool = ({ dev, optional, os }: LockedPackage): boolean =>
  dev === true && optional === true && os !== undefined;

/** An SPDX expression: every part joined by AND must be allowed, and at least one of those joined by OR. */
function mayBeUsed(name: string, expression: string): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((all) => all.split(" OR ").some((licence) => isAllowed(name, licence)));
}

const isAllowed = (name: string, licence: string): boolean =>
  ALLOWED.has(licence) || EXCEPTIONS.some((one) => one.licence === licence && one.packages.test(name));

/** A range of npm as packages write it of Node: alternatives of `>=`, `^` and plain versions. */
const isWithin = (version: string, range: string): boolean =>
  range
    .replace(/([>=^]) +/g, "$1")
    .split("||")
    .some((alternative) =>
      alternative
        .trim()
        .split(/ +/)
        .every((part) => isMet(version, part)),
    );

function isMet(version: string, comparator: string): boolean {
  const [, operator, least = ""] = /^(>=|\^|)([\d.]+|\*)(?:\.x)?$/.exec(comparator) ?? [];
  if (operator === undefined) return false;
  if (least === "*") return true;
  const [have, want] = [numbersOf(version), numbersOf(least)];
  const isSame = have[0] === want[0];
  if (operator === "") return want.every((number, at) => number === have[at]);
  return (operator === ">=" || isSame) && compare(have, want) >= 0;
}

const numbersOf = (version: string): number[] => version.split(".").map(Number);

function compare(one: readonly number[], other: readonly number[]): number {
  const differences = [0, 1, 2].map((at) => (one[at] ?? 0) - (other[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
