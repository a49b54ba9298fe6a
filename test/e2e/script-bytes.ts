import type { Page } from "@playwright/test";

interface Scripts {
  /** What was loaded until now, compressed as it is sent. */
  bytes: () => Promise<number>;
  /** What stands in the page itself. */
  inside: () => Promise<number>;
  /** Whether a script of that name came, and all that were asked for with it. */
  came: (name: RegExp) => boolean;
}

/** Weighs the scripts of a page from now on. */
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
