import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Every “spec §n” must exist in docs/product.md, every “contract §n” in docs/api.md, every “decision n” as one file in
 * docs/decisions, and every link of a page must lead to an existing file.
 */
const PAGES = { spec: "docs/product.md", contract: "docs/api.md" } as const;
const CITATION = /\b(spec|contract) §(\d+)/gi;
const DECISION = /\bdecisions? (\d+)\b/gi;
const LINK = /\]\((?![a-z]+:)([^)#]+)[^)]*\)/g;

const sections = {
  spec: sectionsOf(PAGES.spec),
  contract: sectionsOf(PAGES.contract),
};
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.css", "*.sql", "*.md"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const decisions = numbersOfDecisions();

const problems = [
  ...decisions
    .filter((number, at) => decisions.indexOf(number) < at)
    .map((n) => `decision ${n} is there twice`),
  ...files.flatMap((file) => problemsOf(file, readFileSync(file, "utf8"))),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function problemsOf(file: string, text: string): string[] {
  const sectionsMissing = [...text.matchAll(CITATION)].flatMap(([citation, page = "", section = ""]) => {
    const cited = page.toLowerCase() === "spec" ? "spec" : "contract";
    return sections[cited].has(section) ? [] : [`${file}: ${citation} is not in ${PAGES[cited]}`];
  });
  const decisionsMissing = [...text.matchAll(DECISION)].flatMap(([citation, number = ""]) =>
    decisions.includes(Number(number)) ? [] : [`${file}: ${citation} is not in docs/decisions`],
  );
  const linksBroken = [...(file.endsWith(".md") ? text.matchAll(LINK) : [])].flatMap(([, target = ""]) =>
    existsSync(join(dirname(file), target)) ? [] : [`${file}: ${target} is not there`],
  );
  return [...sectionsMissing, ...decisionsMissing, ...linksBroken];
}

function sectionsOf(page: string): Set<string> {
  return new Set(
    [...readFileSync(page, "utf8").matchAll(/^## (\d+)\. /gm)].map(([, section = ""]) => section),
  );
}

function numbersOfDecisions(): number[] {
  return files
    .filter((file) => file.startsWith("docs/decisions/"))
    .flatMap((file) => /^(\d{4})-/.exec(basename(file))?.[1] ?? [])
    .map(Number);
}
