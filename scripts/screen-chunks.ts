import { SCREENS, type ScreenComponent } from "../shared/screens.ts";

/** A chunk or another file of the app's build. */
export interface Built {
  fileName: string;
  facadeModuleId?: string | null;
  /** Only for chunks: the files that it imports. */
  imports?: string[];
  /** Only for chunks: the exported names. */
  exports?: string[];
  /** Only for other files. */
  source?: string | Uint8Array;
}

/** For the name of each screen, the URLs of the files that it needs besides those that every page loads. */
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

/** Finds the files that contain the components and everything that their modules import. */
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

/** A chunk and everything that it imports, directly or indirectly. */
function reached(chunk: Built, byName: ReadonlyMap<string, Built>, files = new Set<string>()): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const name of chunk.imports ?? []) {
    const next = byName.get(name);
    if (next) reached(next, byName, files);
  }
  return files;
}
