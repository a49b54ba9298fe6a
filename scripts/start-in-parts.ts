import type { Plugin } from "vite";

const APP = /<script type="module" crossorigin src="[^"]+"[^>]*><\/script>/;
const PART = /\s*<link rel="modulepreload" crossorigin href="([^"]+)"[^>]*>/g;

/**
 * Makes scripts of the files that the app imports, before its own: each is evaluated by itself then, and what somebody
 * does meanwhile is answered in between.
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
