import type { Page } from "@playwright/test";

import { asked, expectSent, next, signInToLearn, term, type } from "../reviews-steps.ts";
import { expect, expectAccessible, test } from "../test.ts";

const WORDS = {
  aushalten: ["endure", "bear"],
  Haus: ["house"],
  Wortschatz: ["vocabulary"],
  Gemüt: ["mind"],
  Baum: ["tree"],
};

const copying = (page: Page) => page.getByRole("textbox", { name: "Copy it once" });
const answering = (page: Page) => page.getByRole("textbox", { name: /Your answer|Definition/ });

/** Copies the word that is shown, and returns it. */
async function copy(page: Page): Promise<string> {
  await expect(copying(page)).toBeFocused();
  const shown = (await asked(page).innerText()).replaceAll("\u00ad", "");
  await page.keyboard.type(WORDS[shown as keyof typeof WORDS][0] ?? "");
  await page.keyboard.press("Enter");
  await expect(asked(page)).not.toHaveText(shown);
  return shown;
}

test("new words are shown whole, copied once, and asked after three others; none of it is a review", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product, { words: WORDS, introduce: true });
  await page.goto("/today/review");
  await expect(asked(page)).toHaveText("aushalten");
  const main = page.getByRole("main");
  await expect(main).toContainText("Word 1 of 5");
  await expect(main).toContainText("new");
  await expect(main).toContainText("bear");
  await expect(main).toContainText("The question comes after 3 other words.");
  await expect(copying(page)).toHaveAccessibleDescription(/aushalten.*endure.*bear.*after 3 other words/);
  await expect(page.getByRole("img", { name: /Question 1 of 5.*0 right/ })).toBeVisible();
  const shown = [];
  for (let count = 0; count < 4; count++) shown.push(await copy(page));
  expect(shown).toEqual(["aushalten", "Haus", "Wortschatz", "Gemüt"]);
  await expect(answering(page)).toBeFocused();
  await expect(asked(page)).toHaveText("aushalten");
  await expect(main).toContainText("Word 1 of 5");
  expect(await learner.log()).toEqual([]);
  await type(page, "endure");
  await expect(page.getByRole("textbox")).toHaveValue("");
  await type(page, "bear");
  await next(page).click();
  await expect(asked(page)).toHaveText("Baum");
  await copy(page);
  await expect(asked(page)).toHaveText("Haus");
  await expectSent(page);
  expect(await learner.log()).toMatchObject([{ outcome: "exact" }]);
});

test("a copy that differs is said once; what is known is asked at once by one key", async ({
  page,
  product,
}) => {
  await signInToLearn(page, product, { words: WORDS, introduce: true });
  await page.goto("/today/review");
  await expect(copying(page)).toBeFocused();
  await page.keyboard.type("endur");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("1 letter differs.");
  await page.keyboard.press("Enter");
  await expect(asked(page)).toHaveText("Haus");
  await page.keyboard.press("Control+Enter");
  await expect(answering(page)).toBeFocused();
  await expect(asked(page)).toHaveText("Haus");
  await type(page, "house");
  await next(page).click();
  await expect(asked(page)).toHaveText("Wortschatz");
  await page.getByRole("button", { name: "I know it, ask me" }).click();
  await expect(answering(page)).toBeFocused();
});

test("what was shown stays shown, after a reload and in another tab", async ({ page, product }) => {
  await signInToLearn(page, product, { words: WORDS, introduce: true });
  await page.goto("/today/review");
  const other = await page.context().newPage();
  await other.goto("/today/review");
  await expect(asked(other)).toHaveText("aushalten");
  await page.bringToFront();
  await copy(page);
  await copy(page);
  await page.reload();
  await expect(asked(page)).toHaveText("Wortschatz");
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(asked(other)).toHaveText("Wortschatz");
  await copy(other);
  await expect(asked(other)).toHaveText("Gemüt");
});

test("cards that are turned over are shown first, too, and not copied", async ({ page, product }) => {
  await signInToLearn(page, product, { words: { Haus: ["house"], Baum: ["tree"] }, introduce: true });
  await page.goto("/today");
  await page.getByRole("button", { name: "Flip cards instead of typing" }).click();
  await expect(asked(page)).toHaveText("Haus");
  await expect(page.getByRole("main")).toContainText("house");
  await expect(copying(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Next word/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(asked(page)).toHaveText("Baum");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: /^Show answer/ })).toBeFocused();
  await expect(asked(page)).toHaveText("Baum");
});

test("the learner decides whether new words are shown first", async ({ page, product }) => {
  await signInToLearn(page, product, { words: { Haus: ["house"] }, introduce: true });
  await page.goto("/user/edit");
  const choice = page.getByRole("checkbox", { name: "Show new words before asking" });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(page.getByText("Saved", { exact: true })).toBeAttached();
  await page.goto("/today/review");
  expect(await term(page)).toBe("Haus");
  await expect(answering(page)).toBeFocused();
});

for (const width of [390, 1280])
  test(`a first meeting is readable at ${width} pixels, light and dark`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInToLearn(page, product, { words: WORDS, introduce: true });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/today/review");
      await expect(copying(page)).toBeFocused();
      await page.keyboard.type("end");
      await expectAccessible(page);
    }
  });
