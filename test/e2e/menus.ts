import type { Locator, Page } from "@playwright/test";

import { expect } from "./test.ts";

/** Chooses an item of the menu, as a person does. One press has to do. */
export async function chooseItem(page: Page, name: string | RegExp): Promise<void> {
  await openedMenu(page);
  await page.getByRole("menuitem", { name }).click();
}

/** The menu, once it is open, has the focus and stands still. */
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
