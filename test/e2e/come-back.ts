import type { Page } from "@playwright/test";

/** Tells a page that it has become visible again. */
export const comeBackTo = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
