import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { build as buildWeb, type Plugin } from "vite";

import { buildPrerenderer, writeWaitingPage } from "./build-prerenderer.ts";
import { buildServer } from "./build-server.ts";
import { buildWorker } from "./build-worker.ts";
import { noticesOf } from "./licences/notices.ts";

const DIST = "dist";
const COMPRESSIBLE = /\.(js|css|svg|json|wasm|webmanifest|txt|xml|vtt)$/;

await rm(DIST, { recursive: true, force: true });
const workerSources = new Set<string>();
const [web, serverSources] = await Promise.all([
  buildWeb({ logLevel: "warn", worker: { plugins: () => [namingSources(workerSources)] } }),
  buildServer(join(DIST, "server")),
]);
if (!("output" in web)) throw new Error("The web app is one build");
const webSources = web.output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
await writeFile(
  join(DIST, "web/licences.txt"),
  await noticesOf([...serverSources, ...webSources, ...workerSources]),
);
await buildPrerenderer(join(DIST, "prerender"), web.output);
await writeWaitingPage(join(DIST, "web"), join(DIST, "prerender"));
await buildWorker(join(DIST, "web"), web.output);
await compress(join(DIST, "web"));

/** Reports the source files of the workers, which are bundled separately. */
function namingSources(sources: Set<string>): Plugin {
  return {
    name: "naming-sources",
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk") for (const id of part.moduleIds) sources.add(id);
    },
  };
}

/** Writes a brotli and a gzip version of each asset, so that the server need not compress anything. */
async function compress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
