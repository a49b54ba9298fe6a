import type { Page } from "@playwright/test";

import { picture } from "./pictures.ts";
import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };

interface Read {
  words: { id: string; term: string; definitions: string[]; note: string }[];
}

const rows = (page: Page) => page.getByRole("region", { name: "Words" }).getByRole("listitem");
const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${from}` }).press("Enter");
  await page.getByRole("form").getByRole("textbox", { name: "Term" }).last().fill(to);
  await page.keyboard.press("Enter");
}

test("of two tabs that edit one word neither undoes the other in silence", async ({
  page,
  context,
  product,
  complaints,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = old"]);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${product.url}/dictionaries/${id}/words/edit`);
  for (const tab of [page, other]) await expect(rows(tab)).toHaveText([/alt\s*old/]);
  const word = async () => (await reader.send<Read>("GET", `/dictionaries/${id}`)).words[0];

  // Each changes another field: both stay.
  await rename(other, "alt", "uralt");
  await saved(other);
  await page.getByRole("button", { name: "Edit alt" }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ancient");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveText([/uralt\s*1old 2ancient/]);
  await saved(page);
  expect(await word()).toMatchObject({ term: "uralt", definitions: ["old", "ancient"] });

  // Both change the term: the one who comes second chooses, here with the keyboard alone.
  await rename(other, "uralt", "steinalt");
  await saved(other);
  await rename(page, "uralt", "sehr alt");
  await expect(rows(page).getByRole("alert")).toHaveText("Also changed elsewhere.");
  await expect(page.getByText("1 word not saved")).toBeVisible();
  expect(await word()).toMatchObject({ term: "steinalt" });
  for (const width of [1280, 390, 320])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  await picture(page, "two-tabs-row");
  await page.getByRole("button", { name: "Compare the texts of sehr alt" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Two changes to “steinalt”" });
  const mine = dialog.getByRole("radio", { name: "sehr alt" });
  await expect(mine).toBeChecked();
  await expect(mine).toBeFocused();
  for (const width of [1280, 390, 320])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  await picture(page, "two-tabs");
  await page.keyboard.press("Enter");
  await saved(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Edit sehr alt" })).toBeFocused();
  expect(await word()).toMatchObject({ term: "sehr alt", definitions: ["old", "ancient"] });

  // A choice for the other text, from above the list; what was changed only here is saved all the same.
  await page.getByRole("button", { name: "Edit sehr alt" }).press("Enter");
  await page.getByRole("form").getByRole("textbox", { name: "Term" }).last().fill("betagt");
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("textbox", { name: "Note" }).last().fill("of people");
  await reader.send("PATCH", `/dictionaries/${id}`, {
    words: { update: [{ id: (await word())?.id, term: "bejahrt" }] },
  });
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.getByRole("radio", { name: "bejahrt" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await saved(page);
  await expect(rows(page)).toHaveText([/bejahrt/]);
  expect(await word()).toMatchObject({ term: "bejahrt", note: "of people" });
  // The browser logs an error for each refusal.
  complaints.length = 0;
});

test("a deletion that another tab has not sent yet is undone for both", async ({
  page,
  context,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = old", "neu = new"]);
  const other = await context.newPage();
  await other.goto(`${product.url}/dictionaries/${id}`);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("button", { name: "Delete alt" }).click();
  await other.locator(`a[href="/dictionaries/${id}/words/edit"]`).first().click();
  await expect(rows(other)).toHaveText([/neu/]);
  await page.getByRole("button", { name: "Undo" }).click();
  for (const tab of [page, other]) await expect(rows(tab)).toHaveText([/neu/, /alt/]);
  expect((await reader.send<Read>("GET", `/dictionaries/${id}`)).words).toHaveLength(2);
});
