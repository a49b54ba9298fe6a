import type { Locator, Page } from "@playwright/test";

import { expect } from "./test.ts";

/** Chooses an item of the menu like a person: one press must be enough. */
export async function chooseItem(page: Page, name: string | RegExp): Promise<void> {
  await openedMenu(page);
  await page.getByRole("menuitem", { name }).click();
}

/** Waits until the menu is open, has the focus and does not move. */
export async function openedMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole("menu");
  await expect
    .poll(() =>
      menu.evaluate(
        (popup) =>
          popup.contains(document.activeElement) && popup.getAnimations({ subtree: true }).length === 0,
      ),
    )
    .toBe(true);
  return menu;
}
