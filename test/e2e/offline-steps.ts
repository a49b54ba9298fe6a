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

/** Visits Today until the service worker has cached what a review needs. */
export async function readyForOffline(page: Page, dictionaryId: string): Promise<void> {
  await page.goto("/menu");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await page.goto("/today");
  const needed = ["/api/review", "/api/review/queue", `/api/dictionaries/${dictionaryId}/entries`];
  await expect
    .poll(() =>
      page.evaluate(async (paths) => {
        const found = await Promise.all(paths.map((path) => caches.match(path)));
        return found.every((answer) => answer !== undefined);
      }, needed),
    )
    .toBe(true);
}

/** Ends a tab as the operating system does: unlike a tab that is closed, it sends nothing. */
export async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash");
  const session = await page.context().newCDPSession(page);
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
}
