import type { Locator, Page } from "@playwright/test";

import { tabTo } from "../keys.ts";
import { signIn } from "../reader.ts";
import { expect, expectAccessible, expectContrast, test } from "../test.ts";
import { expectWholeWords } from "../whole-words.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };

interface Saved {
  review: string;
  newPerDay: number | null;
  skipArticles: boolean;
}

for (const viewport of [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("a dictionary's details are saved together, by the button below all of them", async ({
      page,
      product,
    }) => {
      const reader = await signIn(page, product);
      const id = await reader.dictionary(GERMAN, ["Haus = house"]);
      const saved = () => reader.send<Saved>("GET", `/dictionaries/${id}`);
      await page.goto(`/dictionaries/${id}/info/edit`);
      const form = page.getByRole("main").locator("form");
      const direction = form.getByRole("group", { name: "In your daily review" });
      const forward = direction.getByRole("radio", { name: "You see the term and type the definitions" });
      await expect(forward).toBeChecked();
      await expectAccessible(page);
      await expectWholeWords(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await tabTo(page, forward);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(direction.getByRole("radio", { name: "Both, on different days" })).toBeChecked();
      const own = form.getByLabel("New words a day");
      await tabTo(page, own);
      await page.keyboard.type("201");
      await page.keyboard.press("Enter");
      await expect(own).toHaveAccessibleDescription(/Should be at most 200/);
      await own.fill("5");
      await form.getByLabel("Ignore articles when sorting terms").uncheck();
      expect(await saved()).toMatchObject({ review: "forward", newPerDay: null, skipArticles: true });

      const save = form.getByRole("button", { name: "Save" });
      const cancel = form.getByRole("link", { name: "Cancel" });
      const lowest = Math.min(...(await Promise.all([save, cancel].map(topOf))));
      for (const field of await form.locator("input, select").all())
        expect(await topOf(field)).toBeLessThan(lowest);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectContrast(page);
      await tabTo(page, save);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/dictionaries/${id}$`));
      expect(await saved()).toMatchObject({ review: "both", newPerDay: 5, skipArticles: false });

      await page.goto(`/dictionaries/${id}/info/edit`);
      await form.getByLabel("New words a day").fill("");
      await form.getByRole("button", { name: "Save" }).click();
      await expect(page).toHaveURL(new RegExp(`/dictionaries/${id}$`));
      expect(await saved()).toMatchObject({ review: "both", newPerDay: null });
    });
  });

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;

test.describe("320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const language of ["de", "uk", "pl"])
    test(`no chosen option is cut in the settings of learning: ${language}`, async ({ page, product }) => {
      const reader = await signIn(page, product, { language });
      await reader.dictionary(GERMAN);
      await reader.dictionary({ ...GERMAN, name: "Polski", termsLanguage: "pl" });
      await page.goto(`/today?lng=${language}`);
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("dialog").getByRole("combobox")).toHaveCount(7);
      await expectWholeWords(page);
      expect(await cutOptions(page)).toEqual([]);
    });
});

/** The chosen options of selects for which one line has no room, and which have only one. */
const cutOptions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("select")].flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd, minHeight } = getComputedStyle(select);
      const text = select.selectedOptions[0]?.text ?? "";
      if (pen) pen.font = font;
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      const isWider = (pen?.measureText(text).width ?? 0) > room + 1;
      return isWider && select.offsetHeight <= parseFloat(minHeight) + 1 ? [text] : [];
    });
  });
