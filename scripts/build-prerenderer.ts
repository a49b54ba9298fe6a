import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build as bundle } from "esbuild";
import { build as buildWeb } from "vite";

const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/** Builds the web app a second time, as the module with which the server draws public pages (`shared/prerender.ts`). */
export async function buildPrerenderer(directory: string): Promise<void> {
  await buildWeb({
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: "prerender/main.tsx",
      outDir: join("..", directory),
      emptyOutDir: true,
      minify: true,
    },
    // The product runs without the packages of the web app.
    ssr: { noExternal: true },
  });
}

/** Writes `waiting.html` beside the app's `index.html`: the same page, whose app waits for the first sign of use. */
export async function writeWaitingPage(directory: string): Promise<void> {
  const html = await readFile(join(directory, "index.html"), "utf8");
  const app = SCRIPT.exec(html)?.[1];
  if (!app) throw new Error("The app's script is not in its page");
  const { outputFiles } = await bundle({
    entryPoints: ["web/start/main.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  const script = outputFiles[0]?.text.trim() ?? "";
  const tag = `<script nonce="__NONCE__" data-app="${app}" data-start="__START__">${script}</script>`;
  const waiting = html
    .replace(SCRIPT, "")
    .replaceAll(PRELOADS, "")
    .replace("</body>", () => `${tag}</body>`);
  await writeFile(join(directory, "waiting.html"), waiting);
}
