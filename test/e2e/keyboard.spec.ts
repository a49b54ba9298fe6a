import type { Page } from "@playwright/test";

import { strings } from "../../web/locales/en/index.ts";
import { strings as payment } from "../../web/locales/en/payment.ts";
import { chooseItem, openedMenu } from "./menus.ts";
import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const { common, dictionaries, publicPages, testing } = strings;
const WORDS = ["aushalten = endure, bear", "Haus = house", "Wortschatz = vocabulary"];
const INFO = { name: "German", termsLanguage: "de", definitionsLanguage: "en" };

const help = (page: Page) => page.getByRole("dialog", { name: common.shortcuts });

test("? tells the keys, except where it is typed", async ({ page, product }) => {
  const reader = await signIn(page, product);
  await reader.dictionary(INFO, WORDS);
  await page.goto("/dictionaries");
  await expect(page.getByRole("link", { name: /German/ })).toBeVisible();
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help(page)).toBeHidden();

  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: dictionaries.search });
  await expect(search).toBeFocused();
  await page.keyboard.type("?");
  await expect(search).toHaveValue("?");
  await expect(help(page)).toBeHidden();
});

test("the keys are told from the user's menu too, and the focus comes back", async ({ page, product }) => {
  await signIn(page, product);
  await page.goto("/menu");
  const button = page.getByRole("button", { name: common.account });
  await button.click();
  await chooseItem(page, common.shortcuts);
  await expect(help(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("the keys that are told work: menus, words, test", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  await page.goto("/menu");
  await page.getByRole("button", { name: common.account }).press("Enter");
  const items = (await openedMenu(page)).locator("[role^=menuitem]");
  await page.keyboard.press("End");
  await expect(items.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(items).toHaveCount(0);

  await page.goto(`/dictionaries/${id}/words/edit`);
  const term = page.getByRole("textbox", { name: new RegExp(`^${dictionaries.edit.term}`) });
  const definitions = page
    .getByRole("textbox", { name: new RegExp(`^${dictionaries.edit.definitions}`) })
    .first();
  await term.fill("Baum");
  await term.press("Enter");
  await expect(definitions).toBeFocused();
  await page.keyboard.type("tree,trunk,");
  await expect(page.getByRole("button", { name: "Remove trunk" })).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(definitions).toHaveValue("trunk");
  await page.keyboard.press("Enter");
  await expect(term).toBeFocused();
  await expect(page.getByText(dictionaries.edit.allSaved)).toBeVisible();
  await page.getByRole("button", { name: "Edit Haus" }).click();
  await page.keyboard.type("xyz");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit Haus" })).toBeFocused();

  await reader.send("POST", "/tester", { dictionaryId: id, range: { from: 2, to: 2 } });
  await page.goto("/testing");
  await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
  await page.keyboard.type("zzz");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: testing.verdict.wasRight })).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("button", { name: testing.verdict.wasRight })).toHaveCount(0);
  await expect(page.locator("main [data-unread]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/finish$/);
});

test("the guards of an open menu never keep the focus", async ({ page, product }) => {
  await signIn(page, product);
  await page.goto("/menu");
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.getByRole("button", { name: common.account }).click();
    await openedMenu(page);
    for (let steps = 0; steps < 4; steps++) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.matches("[data-base-ui-focus-guard]"))).toBe(
        false,
      );
    }
    await page.keyboard.press("Escape");
  }
});

test("the first key press leads past the header", async ({ page, product }) => {
  await signIn(page, product);
  await page.goto("/dictionaries");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: common.skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("after every change of page the focus and the title tell where one is", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "user" });
  await reader.dictionary(INFO, WORDS);
  await page.goto("/menu");
  const main = page.getByRole("main");
  const tabs = page.getByRole("banner").getByRole("link");
  const footer = page.getByRole("contentinfo").getByRole("link");
  const steps: [go: () => Promise<void>, title: string][] = [
    [() => main.getByRole("link", { name: dictionaries.title }).click(), dictionaries.title],
    [() => main.getByRole("link", { name: /German/ }).click(), "German"],
    [() => main.getByRole("link", { name: dictionaries.editInfo }).click(), dictionaries.editInfo],
    [() => page.goBack().then(() => undefined), "German"],
    [() => main.getByRole("link", { name: dictionaries.manageWords }).click(), dictionaries.edit.title],
    [() => tabs.filter({ hasText: testing.title }).click(), testing.setup.title],
    [() => footer.filter({ hasText: publicPages.about }).click(), publicPages.about],
    [() => footer.filter({ hasText: publicPages.support }).click(), publicPages.support],
    [() => footer.filter({ hasText: publicPages.policies }).click(), publicPages.policies],
    [() => userMenu(page, common.editUser), common.editUser],
    [() => userMenu(page, common.upgrade), payment.payment.plans.title],
  ];
  for (const [go, title] of steps) {
    await go();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect
      .poll(
        () =>
          page.evaluate(
            () => document.activeElement?.closest("main") !== null && document.activeElement !== null,
          ),
        title,
      )
      .toBe(true);
  }
});

async function userMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: common.account }).click();
  await chooseItem(page, item);
}
