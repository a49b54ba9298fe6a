import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { importsInCircles, type Import } from "./circles.ts";
import { problemsBetweenFeatures } from "./feature-imports.ts";

/**
 * The direction of imports (docs/architecture.md): web → shared ← server. Inside each of these, features may import the
 * layers below them and what other features say that others may use, and the lower layers import no feature. Routes contain no SQL, and features
 * have no database but that of a call; jobs have one of their own (decision 211). The server starts programs in two
 * places only: those fed by users confined, and PostgreSQL. One file alone makes keys of IP addresses. Files import each
 * other in no circle, not even for a type: what two need stands in a file below both.
 */
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /^(web|server|shared)\//.test(file) && !/\.(test|fixtures?|table)\.tsx?$/.test(file));

interface Rule {
  of: RegExp;
  not: RegExp;
  because: string;
}

/** Routers, the app and the list of jobs combine features. */
const RULES: readonly Rule[] = [
  {
    of: /^(server\/((http|database|services|messages|memory|metrics)\/|(?!(?:app|create-services|start|admin(?:-\w+)?)\.ts)[\w-]+\.ts)|web\/((ui|lib|styles|locales|exercise|layout|start)\/|paths\.ts))/,
    not: /^(server|web)\/features\//,
    because: "this layer knows no feature",
  },
  {
    of: /^server\/((database|services|messages|memory|metrics)\/|(app-error|thread|jobs)\.ts)/,
    not: /^server\/http\//,
    because: "this layer knows nothing of HTTP",
  },
  {
    of: /^web\/(ui|lib|styles|locales)\//,
    not: /^web\/(exercise|layout)\//,
    because: "this layer is below exercises and the frame",
  },
  {
    of: /^web\/ui\//,
    not: /^web\/(?!ui\/)/,
    because: "the design system knows nothing of the app",
  },
  {
    of: /^web\/(features|exercise)\//,
    not: /^web\/layout\//,
    because: "the frame stands above features",
  },
  {
    of: /^web\/(features|exercise|layout|lib|ui)\//,
    not: /^web\/((app|main|router)\.tsx|prerender\/|start\/|worker\/)/,
    because: "the app and the router stand above everything they compose",
  },
  {
    of: /^server\/(features\/.|http\/|services\/|services\.ts)/,
    not: /^server\/(app|start|main|create-services|admin|admin-\w+)\.ts$/,
    because: "the app stands above features; services.ts says what they may use",
  },
];
const STARTS_PROGRAMS =
  /^server\/(services\/speech\/(run-program|program-runner)|database\/embedded\/(program|server))\.ts$/;
const IMPORT = /(?<!")(?:from|import)\s*\(?\s*"([^"]+)"/g;
const SQL = /\bsql[`<]|\bCompiledQuery\b|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
const OWN_DATABASE = /\bProcessServices\b|\bopenDatabase\b/;
/** An IP address in a text, or as the key of a map: somebody with an IPv6 network has more addresses than there are keys. */
const KEY_OF_ADDRESS = /\$\{[^}]*\bip\b|\+ ?(?:\w+\.)*ip\b|\.(?:get|set|has|add)\((?:\w+\.)*ip\b/;
const NETWORKS = "server/http/networks.ts";
const imports: Import[] = [];
const problems = files.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const targets = [...text.matchAll(IMPORT)].map(([, target = ""]) => target);
  for (const target of targets)
    if (target.startsWith(".")) imports.push({ from: file, to: targetOf(file, target) });
  return [
    ...targets.flatMap((target) => problemsOf(file, target)),
    ...(file.endsWith("routes.ts") && SQL.test(text) ? [`${file}: routes contain no SQL`] : []),
    ...(isCalled(file) && OWN_DATABASE.test(text) ? [`${file}: a call brings its database`] : []),
    ...(file.startsWith("server/") && file !== NETWORKS && KEY_OF_ADDRESS.test(text)
      ? [`${file}: senders are counted by network, with the functions of ${NETWORKS}`]
      : []),
  ];
});
problems.push(
  ...problemsBetweenFeatures(imports),
  ...importsInCircles(imports).map(({ from, to }) => `${from}: a circle of imports, by ${to}`),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function problemsOf(file: string, target: string): string[] {
  if (!target.startsWith(".")) {
    if (file.startsWith("shared/") && !mayShare(file, target))
      return [`${file}: shared imports zod/mini and nothing else (memory: ts-fsrs), not ${target}`];
    return /^(node:)?(child_process|cluster)$/.test(target) && !STARTS_PROGRAMS.test(file)
      ? [`${file}: programs are started by server/services/speech/run-program.ts, not ${target}`]
      : [];
  }
  const to = targetOf(file, target);
  const [root = ""] = file.split("/");
  const [toRoot = ""] = to.split("/");
  if (root !== toRoot)
    return toRoot === "shared" ? [] : [`${file}: ${root} may import shared only, not ${to}`];
  return RULES.filter(({ of, not }) => of.test(file) && not.test(to)).map(
    ({ because }) => `${file}: ${because}, not ${to}`,
  );
}

function isCalled(file: string): boolean {
  return file.startsWith("server/features/") && !/(?:^|\/)jobs\.ts$/.test(file);
}

function targetOf(file: string, target: string): string {
  return relative(".", join(dirname(file), target));
}

/** The formulas of the schedule come from a library, and the rules that use it are pure. */
function mayShare(file: string, target: string): boolean {
  return target === "zod/mini" || (target === "ts-fsrs" && file.startsWith("shared/memory/"));
}
