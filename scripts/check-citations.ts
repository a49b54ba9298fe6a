import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Every “spec §n” leads to docs/product.md, every “contract §n” to docs/api.md. */
const PAGES = { spec: "docs/product.md", contract: "docs/api.md" } as const;
const CITATION = /\b(spec|contract) §(\d+)/gi;

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
  .filter((file) => file !== "");

const problems = files.flatMap((file) =>
  [...read(file).matchAll(CITATION)].flatMap(([citation, page = "", section = ""]) => {
    const cited = page.toLowerCase() === "spec" ? "spec" : "contract";
    return sections[cited].has(section) ? [] : [`${file}: ${citation} is not in ${PAGES[cited]}`];
  }),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function sectionsOf(page: string): Set<string> {
  return new Set([...read(page).matchAll(/^## (\d+)\. /gm)].map(([, section = ""]) => section));
}

/** A file that is deleted and not committed yet says nothing. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
