import type { Page } from "@playwright/test";

import { expect } from "./test.ts";

/** Chooses an item of the menu, as a person does: once it is open, has the focus and stands still. One press has to do. */
export async function chooseItem(page: Page, name: string | RegExp): Promise<void> {
  const menu = page.getByRole("menu");
  await expect
    .poll(() =>
      menu.evaluate(
        (popup) =>
          popup.contains(document.activeElement) && popup.getAnimations({ subtree: true }).length === 0,
      ),
    )
    .toBe(true);
  await page.getByRole("menuitem", { name }).click();
}
