import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { build as bundle } from "esbuild";

import type { Endpoint } from "../shared/endpoint.ts";
import { OFFLINE_READS } from "../shared/screen-reads.ts";

/**
 * Chunks that only some people need: languages, policies, the pictures of the landing page. They are cached after first
 * use.
 */
const ON_DEMAND = /[/\\](?:locales|policies|landing)[/\\]/;

/** A chunk or another file of the web app's build. */
interface Built {
  type: "chunk" | "asset";
  fileName: string;
  facadeModuleId?: string | null;
  viteMetadata?: { importedCss: Set<string> } | undefined;
}

/**
 * Bundles the service worker of a built web app as `<directory>/service-worker.js`. It contains the file names of the
 * build and of the contract, so that every new build has a different worker.
 */
export async function buildWorker(directory: string, output: readonly Built[]): Promise<void> {
  const chunks = output.filter(({ type }) => type === "chunk");
  const wanted = chunks.filter(({ facadeModuleId }) => !ON_DEMAND.test(facadeModuleId ?? ""));
  const files = wanted.flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  const assets = [...new Set(files)].toSorted().map((file) => `/${file}`);
  const names = output.map(({ fileName }) => fileName).toSorted();
  const contract = await Promise.all(
    (await readdir("shared/api")).toSorted().map((file) => readFile(join("shared/api", file))),
  );
  await bundle({
    entryPoints: ["web/worker/main.ts"],
    outfile: join(directory, "service-worker.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: {
      ASSETS: JSON.stringify(assets),
      OFFLINE_READS: JSON.stringify(pathsOf(OFFLINE_READS)),
      VERSION: JSON.stringify(fingerprint([await readFile(join(directory, "index.html")), ...names])),
      CONTRACT: JSON.stringify(fingerprint(contract)),
    },
  });
}

const pathsOf = (endpoints: readonly Endpoint[]): string =>
  `^/api(?:${endpoints.map(({ path }) => path.replaceAll(/:\w+/g, "[^/]+")).join("|")})$`;

function fingerprint(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 12);
}
