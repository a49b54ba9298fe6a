import type { Page, Request } from "@playwright/test";

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
  const loaded: Request[] = [];
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
    loaded.push(request);
  });
  return {
    // Asked only here, and so never of a page that is closed.
    bytes: async () => {
      const sizes = await Promise.all(loaded.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
    inside: () =>
      page.evaluate(() => [...document.scripts].reduce((sum, script) => sum + script.text.length, 0)),
    came: (name) => open.size === 0 && asked.some((url) => name.test(url)),
  };
}
