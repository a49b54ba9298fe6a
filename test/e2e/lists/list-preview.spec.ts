import type { Page } from "@playwright/test";

import { tabTo } from "../keys.ts";
import { signIn } from "../reader.ts";
import { expect, expectAccessible, test } from "../test.ts";
import { preview } from "./paste-steps.ts";

const GERMAN = { name: "Everyday German", termsLanguage: "de", definitionsLanguage: "en" };
const LIST = "Wort\tmeaning\twhere\nHaus\thouse\tL4\nTisch\tttable\tL4\nBaum\ttree\tL5";

const lines = (page: Page) => page.getByRole("region", { name: "Preview" }).getByRole("listitem");
/** Whether the rows of where the page was scrolled to are drawn. */
const isRowInMiddle = (): boolean =>
  Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("li"));

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

for (const width of [1280, 390])
  test(`a list is mapped, turned, edited and added by keyboard alone at ${width}`, async ({
    page,
    product,
  }) => {
    // With room for all rows: what is under a bar that sticks is no target for axe.
    await page.setViewportSize({ width, height: 1500 });
    const reader = await signIn(page, product);
    const id = await reader.dictionary(GERMAN);
    await page.goto(`/dictionaries/${id}/bring`);
    const field = page.getByRole("textbox", { name: /Your words/ });
    await tabTo(page, field);
    await page.keyboard.insertText(LIST);
    await tabTo(page, page.getByRole("button", { name: "Preview" }));
    await page.keyboard.press("Enter");

    const title = page.getByRole("heading", { level: 1, name: "Preview of your list" });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(page.getByText("4 lines, 3 words understood. 3 are ticked.")).toBeVisible();
    await expectAccessible(page);

    const third = page.getByRole("combobox", { name: "where is" });
    await tabTo(page, third);
    await page.keyboard.type("Tags");
    await expect(third).toHaveValue("tags");
    await expect(third).toBeFocused();

    await expect(page.getByText("First comes German, then English.")).toBeVisible();
    const turn = page.getByRole("button", { name: "Reverse: English first" });
    await tabTo(page, turn, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Wort is" })).toHaveValue("definitions");
    await expect(page.getByRole("combobox", { name: "meaning is" })).toHaveValue("term");
    const back = page.getByRole("button", { name: "Reverse: German first" });
    await expect(back).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("First comes German, then English.")).toBeVisible();

    await tabTo(page, page.getByRole("checkbox", { name: "Add Baum" }));
    await page.keyboard.press("Space");
    const cell = page.getByRole("button", { name: "Definitions, line 3: ttable" });
    await tabTo(page, cell, "Shift+Tab");
    await page.keyboard.press("Enter");
    const typed = page.getByRole("form").getByRole("textbox", { name: "Definitions" });
    await expect(typed).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(typed).toHaveValue("ttable");
    await page.keyboard.press("Home");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Definitions, line 3: table" })).toBeFocused();

    await tabTo(page, page.getByRole("button", { name: "Add 2 words" }));
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Words" }).getByRole("listitem")).toHaveCount(2);
    const { words } = await reader.send<{ words: { term: string; definitions: string[]; tags: string[] }[] }>(
      "GET",
      `/dictionaries/${id}?sort=term&direction=1`,
    );
    expect(words.map(({ term, definitions, tags }) => [term, definitions, tags])).toEqual([
      ["Haus", ["house"], ["L4"]],
      ["Tisch", ["table"], ["L4"]],
    ]);
  });

for (const width of [1280, 390])
  test(`a row far down is edited where it stands at ${width}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    const reader = await signIn(page, product);
    const id = await reader.dictionary(GERMAN);
    await page.goto(`/dictionaries/${id}/bring`);
    const text = Array.from({ length: 400 }, (_, i) => `Wort ${i + 1}\tword ${i + 1}\n`).join("");
    await preview(page, text);
    await expect(lines(page).first()).toBeVisible();
    const add = page.getByRole("button", { name: "Add 400 words" });
    // In sight at the top, and after the last row.
    await expect(add).toBeInViewport();
    const cell = page.getByRole("button", { name: "Term, line 300: Wort 300" });
    while ((await cell.count()) === 0) {
      await page.evaluate(() => scrollBy(0, 700));
      await expect.poll(() => page.evaluate(isRowInMiddle)).toBe(true);
    }
    await cell.scrollIntoViewIfNeeded();
    const before = (await cell.boundingBox())?.y ?? 0;
    const top = await scrolled(page);
    await cell.click();
    await page.keyboard.type("!");
    await page.keyboard.press("Enter");
    const edited = page.getByRole("button", { name: "Term, line 300: Wort 300!" });
    await expect(edited).toBeFocused();
    expect(Math.abs((await scrolled(page)) - top)).toBeLessThan(150);
    expect(Math.abs(((await edited.boundingBox())?.y ?? 0) - before)).toBeLessThan(150);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(lines(page).last()).toBeInViewport();
    await expect(add).toBeInViewport();
  });

test("the way back leads to the text, and what was changed by hand stays", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  const field = page.getByRole("textbox", { name: /Your words/ });
  await preview(page, "Haus\thouse\nTisch\ttable");
  await page.getByRole("checkbox", { name: "Add Tisch" }).uncheck();
  await page.goBack();
  await expect(field).toHaveValue("Haus\thouse\nTisch\ttable");
  await expect(page.getByRole("heading", { level: 1, name: "Import words" })).toBeFocused();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("checkbox", { name: "Add Tisch" })).not.toBeChecked();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await preview(page, "Baum\ttree");
  await expect(lines(page)).toHaveText([/Baum.*tree$/]);
});

test("what is pasted is shown at once", async ({ page, product, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  const field = page.getByRole("textbox", { name: /Your words/ });
  await field.focus();
  await page.evaluate(() => navigator.clipboard.writeText("Haus\thouse\nTisch\ttable"));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("heading", { level: 1, name: "Preview of your list" })).toBeFocused();
  await expect(lines(page)).toHaveCount(2);
});
