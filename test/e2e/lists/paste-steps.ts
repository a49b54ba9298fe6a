import type { Page } from "@playwright/test";

/** Types a list on the page where words are imported, and has it shown as it is understood. */
export async function preview(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /Your words/ }).fill(text);
  await page.getByRole("button", { name: "Preview" }).click();
}
