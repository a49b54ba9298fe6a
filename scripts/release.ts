import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { run } from "./run.ts";

/**
 * The files of a release: the list of its components in machine-readable form (CycloneDX), their licences for people,
 * and hashes of both.
 */
const PLACE = "release";

const { name, version } = JSON.parse(await readFile("package.json", "utf8")) as Record<
  "name" | "version",
  string
>;
await refuseUnready();
if (!(await run("tsx", ["scripts/build.ts"]))) process.exit(1);
await rm(PLACE, { recursive: true, force: true });
await mkdir(PLACE);
await writeFile(join(PLACE, "sbom.cdx.json"), billOfMaterials());
await cp("dist/web/licences.txt", join(PLACE, "licences.txt"));
await writeFile(join(PLACE, "SHA256SUMS"), await sumsOf("sbom.cdx.json", "licences.txt"));
process.stdout.write(`${name} ${version}: tag v${version}, and attach what is in ${PLACE}/\n`);

async function refuseUnready(): Promise<void> {
  const changes = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }).trim();
  if (changes) throw new Error("There are changes that are not committed.");
  const changelog = await readFile("CHANGELOG.md", "utf8");
  if (!changelog.includes(`\n## ${version} (20`))
    throw new Error(`CHANGELOG.md has no dated entry for ${version}.`);
}

/** Created from the lock file, so that it lists every package for every platform with its hash. */
function billOfMaterials(): string {
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"];
  const bill = JSON.parse(
    execFileSync("npm", args, { encoding: "utf8", maxBuffer: 2 ** 28, shell: process.platform === "win32" }),
  ) as { metadata: { component: { name: string } } };
  // npm uses the name of the directory instead.
  bill.metadata.component.name = name;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

async function sumsOf(...files: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    files.map(async (file) => {
      const hash = createHash("sha256").update(await readFile(join(PLACE, file)));
      return `${hash.digest("hex")}  ${file}\n`;
    }),
  );
  return lines.join("");
}
