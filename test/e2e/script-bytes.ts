import type { Page } from "@playwright/test";

interface Scripts {
  /** Bytes loaded so far, compressed as sent. */
  bytes: () => Promise<number>;
  /** Bytes of inline scripts. */
  inside: () => Promise<number>;
  /** Whether a script with this name and all scripts requested with it have been loaded. */
  came: (name: RegExp) => boolean;
}

/** Measures the scripts of a page from now on. */
export function weighScripts(page: Page): Scripts {
  const scripts: Promise<number>[] = [];
  const asked: string[] = [];
  const open = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    asked.push(request.url());
    open.add(request.url());
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    open.delete(request.url());
    scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  return {
    bytes: async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0),
    inside: () =>
      page.evaluate(() => [...document.scripts].reduce((sum, script) => sum + script.text.length, 0)),
    came: (name) => open.size === 0 && asked.some((url) => name.test(url)),
  };
}
