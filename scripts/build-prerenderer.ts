import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { build as bundle } from "esbuild";
import { build as buildWeb } from "vite";

import type { Prerenderer } from "../shared/prerender.ts";
import { screenChunks, type Built } from "./screen-chunks.ts";
import { usedStyles } from "./used-styles.ts";

/** The last of these scripts is the app; it imports the ones before it. */
const SCRIPTS = /\s*<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/g;
const STYLES = /<link rel="stylesheet" crossorigin href="([^"]+)"[^>]*>/;

/** Builds the web app a second time, as the module that draws public pages on the server (`shared/prerender.ts`). */
export async function buildPrerenderer(directory: string, app: readonly Built[]): Promise<void> {
  const html = String(app.find(({ fileName }) => fileName === "index.html")?.source);
  const everyPages = [...html.matchAll(SCRIPTS)].map(([, src = ""]) => src.slice(1));
  await buildWeb({
    logLevel: "warn",
    define: {
      STRINGS_CHUNKS: JSON.stringify(stringsChunks(app)),
      SCREEN_CHUNKS: JSON.stringify(screenChunks(app, everyPages)),
    },
    publicDir: false,
    build: {
      ssr: "prerender/main.tsx",
      outDir: join("..", directory),
      emptyOutDir: true,
      minify: true,
    },
    // Everything is bundled, because the product is installed without the packages of the web app.
    ssr: { noExternal: true },
  });
}

/** The URL of each language's strings. */
const stringsChunks = (app: readonly Built[]): Record<string, string> =>
  Object.fromEntries(
    app.flatMap(({ facadeModuleId, fileName }) => {
      const language = /[/\\]locales[/\\](\w+)[/\\]index\.ts$/.exec(facadeModuleId ?? "")?.[1];
      return language ? [[language, `/${fileName}`]] : [];
    }),
  );

/**
 * Writes `waiting.html` next to the app's `index.html`: the frame of the welcome page. It contains the styles that this
 * page needs, and a script that loads the app on the first sign of use.
 */
export async function writeWaitingPage(directory: string, prerenderer: string): Promise<void> {
  const html = await readFile(join(directory, "index.html"), "utf8");
  const scripts = [...html.matchAll(SCRIPTS)].map(([, src]) => src);
  const styles = STYLES.exec(html)?.[1];
  if (scripts.length === 0 || !styles) throw new Error("The app's script or styles are not in its page");
  const css = usedStyles(await readFile(join(directory, styles), "utf8"), await welcomePage(prerenderer));
  const starter = `<script nonce="__NONCE__" data-scripts="${scripts.join(" ")}" data-styles="${styles}" data-start="__START__">${await starterScript()}</script>`;
  const waiting = html
    .replaceAll(SCRIPTS, "")
    .replace(STYLES, () => `<style nonce="__NONCE__">${css}</style>`)
    .replace("</body>", () => `${starter}</body>`);
  await writeFile(join(directory, "waiting.html"), waiting);
}

async function welcomePage(prerenderer: string): Promise<string> {
  const { drawPage } = (await import(pathToFileURL(join(prerenderer, "main.js")).href)) as Prerenderer;
  const settings = {
    supportEmail: null,
    operatorName: null,
    operatorAddress: null,
    google: null,
    sells: false,
    translates: false,
  };
  const { body } = await drawPage({ path: "/", language: "en", address: "/", publicUrl: "", settings });
  return body;
}

async function starterScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: ["web/start/main.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
