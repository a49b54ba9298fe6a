import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** A chunk or another file of the app's own build. */
export interface Built {
  fileName: string;
  facadeModuleId?: string | null;
  /** Files that it imports, of chunks. */
  imports?: string[];
  /** Of other files. */
  source?: string | Uint8Array;
}

const FEATURES = "web/features";
/** A row of a route table, up to the next one's path. */
const ROW = /path: "([^"]+)"([^]*?)(?=path: "|$)/g;
const NAMED_SCREEN = /const (\w+) = lazyScreen\(.*?import\("([^"]+)"\)/g;
const IMPORT = /import\("([^"]+)"\)/g;

/** By the path of each screen, where the browser finds what it needs beside the files that every page loads. */
export async function screenChunks(
  app: readonly Built[],
  everyPages: readonly string[],
): Promise<Record<string, string[]>> {
  const rows: [string, string[]][] = [];
  for (const feature of await readdir(FEATURES))
    for (const [path, modules] of screensIn(await readFile(join(FEATURES, feature, "routes.tsx"), "utf8")))
      rows.push([path, modules.map((module) => resolve(FEATURES, feature, module))]);
  return Object.fromEntries(
    rows.map(([path, modules]) => [
      path,
      chunksOf(modules, app).flatMap((file) => (everyPages.includes(file) ? [] : [`/${file}`])),
    ]),
  );
}

/** Each path of a route table with the modules of its screen. */
function screensIn(table: string): [path: string, modules: string[]][] {
  const named = new Map(
    [...table.matchAll(NAMED_SCREEN)].map(([, name = "", module = ""]) => [name, module]),
  );
  return [...table.matchAll(ROW)].map(([, path = "", row = ""]) => [
    path,
    [
      ...[...row.matchAll(IMPORT)].map(([, module = ""]) => module),
      ...[...named].flatMap(([name, module]) => (new RegExp(`\\b${name}\\b`).test(row) ? [module] : [])),
    ],
  ]);
}

/** The files that modules and all they import are in. */
function chunksOf(modules: readonly string[], app: readonly Built[]): string[] {
  const byName = new Map(app.map((built) => [built.fileName, built]));
  const wanted = modules.map((module) => {
    const chunk = app.find(({ facadeModuleId }) => facadeModuleId && resolve(facadeModuleId) === module);
    if (!chunk) throw new Error(`No chunk begins with ${module}`);
    return chunk;
  });
  return [...new Set(wanted.flatMap((chunk) => [...reached(chunk, byName)]))];
}

/** A chunk and all that it imports. */
function reached(chunk: Built, byName: ReadonlyMap<string, Built>, files = new Set<string>()): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const name of chunk.imports ?? []) {
    const next = byName.get(name);
    if (next) reached(next, byName, files);
  }
  return files;
}
