import { signIn } from "../reader.ts";
import { expect, expectAccessible, test } from "../test.ts";
import { preview } from "./paste-steps.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };

test("similar words are kept, joined or skipped as each line says", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["schon = already", "das Brot = bread"]);
  await page.goto(`/dictionaries/${id}/bring`);
  await preview(page, "schön - beautiful\ndas Brot, -e - loaf\nWeg - way\nweg - gone\nHund - dog");
  const lines = page.getByRole("region", { name: "Preview" }).getByRole("listitem");
  await expect(lines).toHaveCount(5);
  await expect(lines.nth(0)).toContainText("Similar, already here: schon already");
  await expect(lines.nth(1)).toContainText("Similar, already here: das Brot bread");
  await expect(lines.nth(3)).toContainText("Similar, in line 3: Weg way");
  const what = (term: string) => page.getByRole("combobox", { name: `What happens to ${term}`, exact: true });
  for (const term of ["schön", "das Brot, -e", "weg"])
    await expect(what(term).locator("option:checked")).toHaveText("Keep both");
  await expect(page.getByRole("button", { name: "Add 5 words" })).toBeVisible();
  await what("das Brot, -e").selectOption("Add its definitions there");
  await what("weg").focus();
  await what("weg").selectOption("Skip");
  await expect(page.getByRole("checkbox", { name: "Add weg", exact: true })).not.toBeChecked();
  await expect(what("weg")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add 4 words" }).click();
  const rows = page.getByRole("region", { name: "Words" }).getByRole("listitem");
  await expect(rows).toHaveText([
    /Hund\s*dog/,
    /Weg\s*way/,
    /schön\s*beautiful/,
    /das Brot\s*1bread 2loaf/,
    /schon\s*already/,
  ]);
});

test("a repeated line can be joined where repeated lines are added again", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  await preview(page, "das Gericht - dish\ndas Gericht - court\nBank - bank");
  await page.getByRole("radio", { name: "Add again" }).check();
  await expect(page.getByRole("button", { name: "Add 3 words" })).toBeVisible();
  await page.getByRole("button", { name: "Join them into one word" }).click();
  await expect(page.getByRole("button", { name: "Keep them apart" })).toBeFocused();
  await page.getByRole("button", { name: "Add 2 words" }).click();
  const rows = page.getByRole("region", { name: "Words" }).getByRole("listitem");
  await expect(rows).toHaveText([/Bank\s*bank/, /das Gericht\s*1dish 2court/]);
});
