import type { Page } from "@playwright/test";

import { expect } from "./test.ts";

/** Chooses an item of the menu that is open. On a busy machine a press can get lost while the menu opens: it is pressed again then. */
export async function chooseItem(page: Page, name: string | RegExp): Promise<void> {
  const item = page.getByRole("menuitem", { name });
  await expect(item).toBeVisible();
  await expect(async () => {
    if (await item.isVisible()) await item.click({ timeout: 5_000 });
    await expect(item).toBeHidden({ timeout: 5_000 });
  }).toPass();
}
