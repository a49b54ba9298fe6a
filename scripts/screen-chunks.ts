import { SCREENS, type ScreenComponent } from "../shared/screens.ts";

/** A chunk or another file of the app's own build. */
export interface Built {
  fileName: string;
  facadeModuleId?: string | null;
  /** Files that it imports, of chunks. */
  imports?: string[];
  /** Names, of chunks. */
  exports?: string[];
  /** Of other files. */
  source?: string | Uint8Array;
}

/** By the name of each screen, where the browser finds what it needs beside the files that every page loads. */
export function screenChunks(app: readonly Built[], everyPages: readonly string[]): Record<string, string[]> {
  const chunksOf = chunksIn(app);
  return Object.fromEntries(
    Object.entries(SCREENS).map(([name, { page, header }]) => [
      name,
      chunksOf(header ? [page, header] : [page]).flatMap((file) =>
        everyPages.includes(file) ? [] : [`/${file}`],
      ),
    ]),
  );
}

/** Finds the files that components and all that their modules import are in. */
function chunksIn(app: readonly Built[]): (components: readonly ScreenComponent[]) => string[] {
  const byName = new Map(app.map((built) => [built.fileName, built]));
  return (components) => {
    const wanted = components.map((component) => {
      const chunk = app.find(({ facadeModuleId, exports }) => facadeModuleId && exports?.includes(component));
      if (!chunk) throw new Error(`No chunk exports ${component}`);
      return chunk;
    });
    return [...new Set(wanted.flatMap((chunk) => [...reached(chunk, byName)]))];
  };
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
