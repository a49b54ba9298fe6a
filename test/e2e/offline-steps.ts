import type { Page } from "@playwright/test";

import { CACHES } from "../../shared/offline.ts";
import { expect } from "./test.ts";

/** Opens a page and waits until the service worker controls it. */
export async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

export const keptFor = (page: Page, path: string): Promise<void> =>
  expect.poll(() => keptAnswers(page)).toContain(path);

/** The paths of all answers in the caches. */
export const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, CACHES.answers);
