import type { Page } from "@playwright/test";

import type { Product } from "../product.ts";
import { signInToLearn } from "../reviews-steps.ts";
import { expect, test } from "../test.ts";
import { startTest } from "../testing-steps.ts";

const EMAIL = "ann.mustermann@example.org";
const ROLES: Readonly<Record<string, string>> = { en: "User", de: "Nutzer", uk: "Користувач" };
const PATHS = ["/menu", "/dictionaries", "/user/edit", "/testing", "/today/review", "/"];

for (const [language, role] of Object.entries(ROLES)) {
  test(`e-mail and role can be read in the header at every width: ${language}`, async ({ page, product }) => {
    await member(page, product, language);
    for (const width of [1280, 1024, 820])
      for (const path of PATHS) {
        await open(page, path, width);
        for (const text of [EMAIL, role])
          expect([width, path, await isReadable(page, text)]).toEqual([width, path, true]);
        await expectInLine(page);
      }
  });

  test(`on a phone the account's menu has both, one tap away: ${language}`, async ({ page, product }) => {
    await member(page, product, language);
    for (const width of [390, 320])
      for (const path of PATHS) {
        await open(page, path, width);
        await expectInLine(page);
        const account = page.getByRole("banner").getByRole("button", { name: EMAIL });
        await expect(account).toHaveAccessibleName(new RegExp(role, "i"));
        await account.click();
        const menu = page.getByRole("menu").or(page.getByRole("dialog")).first();
        await expect(menu).toContainText(EMAIL);
        await expect(menu).toContainText(role, { ignoreCase: true });
        await page.keyboard.press("Escape");
      }
  });
}

test("the menu's way to the account has the name of the page that it opens", async ({ page, product }) => {
  for (const language of Object.keys(ROLES)) {
    await member(page, product, language);
    await open(page, "/menu", 1280);
    await page.getByRole("banner").getByRole("button", { name: EMAIL }).click();
    const way = page.locator('[role=menuitem][href="/user/edit"]');
    const name = await way.innerText();
    await way.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await product.sql("UPDATE users SET email = NULL");
  }
});

async function member(page: Page, product: Product, language: string): Promise<void> {
  const learner = await signInToLearn(page, product, { role: "user", language });
  const { id } = await learner.send<{ id: string }>("GET", "/users/me");
  await product.sql("UPDATE users SET email = NULL WHERE email = $1", [EMAIL]);
  await product.sql("UPDATE users SET email = $2 WHERE id = $1", [id, EMAIL]);
  await startTest(page.request, learner.dictionaryId);
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: EMAIL })).toBeVisible();
}

/** Whole, and not only for screen readers. */
const isReadable = (page: Page, text: string): Promise<boolean> =>
  page
    .getByRole("banner")
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [all, seen] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return getComputedStyle(element).clipPath === "none" && seen.width > 1 && seen.width + 1 >= all.width;
    });

/** Nothing of the header is outside of it. */
async function expectInLine(page: Page): Promise<void> {
  const outside = await page.getByRole("banner").evaluate((header) => {
    const box = header.getBoundingClientRect();
    const shown = [...header.querySelectorAll("a, button, select")].filter(
      (one) => one.getBoundingClientRect().width > 1,
    );
    return shown
      .map((one) => one.getBoundingClientRect())
      .filter(
        ({ top, bottom, left, right }) =>
          top < box.top - 1 || bottom > box.bottom + 1 || left < 0 || right > innerWidth,
      ).length;
  });
  expect([page.url(), page.viewportSize()?.width, outside]).toEqual([
    page.url(),
    page.viewportSize()?.width,
    0,
  ]);
}
