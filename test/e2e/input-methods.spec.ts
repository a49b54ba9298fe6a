import type { Locator, Page } from "@playwright/test";

import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

/** As browsers report the Enter that ends a composition; Safari by its key code alone. */
const OF_INPUT_METHODS = [{ isComposing: true }, { keyCode: 229 }];

/** Presses keys as an input method does; tells those that reached the page. */
const press = (field: Locator, how: { isComposing?: boolean; keyCode?: number }): Promise<string[]> =>
  field.evaluate((element, init) => {
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener("keydown", hear);
    for (const key of ["Enter", "Escape", "Backspace", "ArrowDown", "/", "?"])
      element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
    document.removeEventListener("keydown", hear);
    return heard;
  }, how);

test("keys of an input method reach no handler of any field", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "日本語", termsLanguage: "ja", definitionsLanguage: "en" }, [
    "山 = mountain",
  ]);
  for (const path of [
    `/dictionaries/${id}/words/edit`,
    `/dictionaries/${id}`,
    `/dictionaries/${id}/info/edit`,
    "/dictionaries",
  ]) {
    await page.goto(path);
    const fields = await fieldsOf(page);
    for (const field of fields)
      for (const how of OF_INPUT_METHODS) expect(await press(field, how), path).toEqual([]);
    await expect(page).toHaveURL(path);
  }
});

async function fieldsOf(page: Page): Promise<Locator[]> {
  const fields = page
    .locator("main")
    .locator("input[type=text], input[type=search], input:not([type]), textarea");
  await expect(fields.first()).toBeVisible();
  return await fields.all();
}

test("Enter that ends the composition of a term stays in its field", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "日本語", termsLanguage: "ja", definitionsLanguage: "en" });
  await page.goto(`/dictionaries/${id}/words/edit`);
  const term = page.getByRole("textbox", { name: "Term" });
  await term.fill("山");
  await press(term, { keyCode: 229 });
  await expect(term).toBeFocused();
  const definitions = page.getByRole("textbox", { name: "Definitions" });
  await definitions.fill("mountain");
  await press(definitions, { keyCode: 229 });
  await expect(definitions).toHaveValue("mountain");
  await definitions.press("Enter");
  await expect(definitions).toHaveValue("");
});
