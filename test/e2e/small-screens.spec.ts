import type { Locator, Page } from "@playwright/test";

import { tabTo } from "./keys.ts";
import { expect, test } from "./test.ts";
import { enterWithWords, startTest } from "./testing-steps.ts";
import { expectWholeWords } from "./whole-words.ts";

/** What remains of a phone's screen when its keyboard is open. */
const SIZES = [
  { width: 390, height: 460 },
  { width: 667, height: 375 },
  { width: 320, height: 480 },
];

for (const viewport of SIZES)
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport, serviceWorkers: "block" });

    test("what is typed and its button are in sight", async ({ page }) => {
      const { id } = await enterWithWords(page.request);
      const main = page.getByRole("main");
      const tabs = page.getByRole("navigation", { name: "Main menu" });

      await page.goto(`/dictionaries/${id}/words/edit`);
      await focus(main.getByRole("textbox", { name: "Definitions" }));
      await expectInSight(main.getByRole("textbox", { name: "Definitions" }));
      await expectInSight(main.getByRole("button", { name: "Add", exact: true }));
      await expect(tabs).toHaveCount(0);

      await page.goto("/createTester");
      await page.getByRole("radio", { name: "By number" }).focus();
      await page.keyboard.press("Space");
      await expect(tabs).toBeVisible();
      await tabTo(page, main.getByRole("textbox", { name: "From number" }));
      await expectInSight(main.getByRole("textbox", { name: "From number" }));
      await expectInSight(main.getByRole("button", { name: "Start test" }));
      await expect(tabs).toHaveCount(0);

      await startTest(page.request, id);
      await page.goto("/testing");
      await expectInSight(main.getByRole("textbox"));
      await expectInSight(main.getByRole("button", { name: "Check" }));
      await expectNotWider(page);
    });

    test("logging in, and no title breaks within a word", async ({ page }) => {
      await page.goto("/auth/login");
      const password = page.getByLabel("Password", { exact: true });
      await focus(password);
      await expectInSight(password);
      await expectInSight(page.getByRole("button", { name: "Login", exact: true }));
      for (const language of ["en", "de", "uk"]) {
        await page.goto(`/auth/guest?lng=${language}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectWholeWords(page);
        await expectNotWider(page);
      }
    });
  });

async function focus(field: Locator): Promise<void> {
  await field.click();
  await expect(field).toBeFocused();
}

/** Within the screen, and under no bar that sticks to one of its edges. */
async function expectInSight(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => control.evaluate(isUncovered)).toBe(true);
}

function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  );
}

/** Nothing is wider than the screen. */
async function expectNotWider(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
