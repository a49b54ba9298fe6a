import type { Plugin } from "vite";

const APP = /<script type="module" crossorigin src="[^"]+"[^>]*><\/script>/;
const PART = /\s*<link rel="modulepreload" crossorigin href="([^"]+)"[^>]*>/g;

/**
 * Adds a script tag for each file that the app imports, before the app's own script. Each one is evaluated in a
 * separate task, so that the page can respond to input in between.
 */
export const startInParts = (): Plugin => ({
  name: "start-in-parts",
  transformIndexHtml: { order: "post", handler: inParts },
});

export function inParts(html: string): string {
  const parts = [...html.matchAll(PART)].map(
    ([, src]) => `<script type="module" crossorigin src="${src}" nonce="__NONCE__"></script>`,
  );
  return html.replaceAll(PART, "").replace(APP, (app) => [...parts, app].join("\n    "));
}
