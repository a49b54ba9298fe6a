import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * The direction of imports (docs/architecture.md): web → shared ← server; inside a root, features know the layers below
 * them and never each other; the lower layers know no feature.
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

/** Layers that features stand on; routers, the app and the job list compose features. */
const LOWER = /^(server\/(http|database|services|messages)|web\/(ui|lib|styles|locales|exercise)|shared)\//;
/** Layers of the web app below `exercise`, which is made of them. */
const BELOW_EXERCISE = /^web\/(ui|lib|styles|locales)\//;
const IMPORT = /(?<!")(?:from|import)\s*\(?\s*"([^"]+)"/g;
const problems = files.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, target = ""]) => problemsOf(file, target)),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function problemsOf(file: string, target: string): string[] {
  if (!target.startsWith("."))
    return file.startsWith("shared/") && !mayShare(file, target)
      ? [`${file}: shared imports zod/mini and nothing else (memory: ts-fsrs), not ${target}`]
      : [];
  const to = relative(".", join(dirname(file), target));
  const [root = "", ...rest] = file.split("/");
  const [toRoot = "", ...toRest] = to.split("/");
  if (root !== toRoot)
    return toRoot === "shared" ? [] : [`${file}: ${root} may import shared only, not ${to}`];
  if (BELOW_EXERCISE.test(file) && to.startsWith("web/exercise/"))
    return [`${file}: this layer knows no exercise, not ${to}`];
  const feature = featureOf(rest);
  const toFeature = featureOf(toRest);
  if (!toFeature) return [];
  if (feature && feature !== toFeature) return [`${file}: features do not import each other, not ${to}`];
  if (!feature && LOWER.test(file)) return [`${file}: this layer knows no feature, not ${to}`];
  return [];
}

function featureOf(path: readonly string[]): string | undefined {
  const [layer, name, ...inner] = path;
  return layer === "features" && inner.length > 0 ? name : undefined;
}

/** The schedule's formulas are a library's, and the rules that use it are pure. */
function mayShare(file: string, target: string): boolean {
  return target === "zod/mini" || (target === "ts-fsrs" && file.startsWith("shared/memory/"));
}
