import type { Page } from "@playwright/test";

import { picture } from "./pictures.ts";
import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";
import { answer, enterWithWords, said, startTest } from "./testing-steps.ts";

const GERMAN = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "uk" };

const rows = (page: Page) => page.getByRole("region", { name: "Words" }).getByRole("listitem");
const term = (page: Page) => page.getByRole("textbox", { name: "Term" }).first();

/** A word with everything, and one with only a tag. */
async function withMore(page: Page): Promise<string> {
  const { id } = await enterWithWords(page.request, {});
  const create = [
    {
      term: "die Auskunft",
      definitions: ["довідка", "інформація"],
      note: "der Plural: die Auskünfte\nim Amt",
      example: "Können Sie mir Auskunft geben?",
      tags: ["Amt", "Büro"],
    },
    { term: "Gebühr", definitions: ["збір", "плата"], tags: ["amt"] },
    { term: "Ausflug", definitions: ["екскурсія"] },
  ];
  await page.request.patch(`/api/dictionaries/${id}`, { data: { words: { create } } });
  return id;
}

test("a word is written in one line as ever, and its note, example and tags with the keyboard alone", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = старий"]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await term(page).fill("Antrag");
  await page.keyboard.press("Enter");
  await page.keyboard.type("заява,клопотання");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("textbox", { name: "Example" })).toBeFocused();
  await page.keyboard.type("einen Antrag stellen");
  await page.keyboard.press("Tab");
  await page.keyboard.type("der Antrag,");
  await page.keyboard.press("Enter");
  await page.keyboard.type("die Anträge");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Amt,AMT,Büro");
  await expect(page.getByText("20 / 500")).toBeVisible();
  await expectAccessible(page);
  await picture(page, "word-more");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("der Antrag,\ndie Anträge");
  await page.getByRole("textbox", { name: "Note" }).press("Control+Enter");
  await expect(term(page)).toBeFocused();
  await expect(rows(page)).toHaveText([/Antrag\s*1заява 2клопотання\s*Amt, Büro/, /alt/]);
  await expect(page.getByRole("textbox", { name: "Note" })).toBeHidden();
  await expect(page.getByText("All changes saved")).toBeVisible();

  await page.getByRole("button", { name: "Edit Antrag" }).press("Enter");
  const form = page.getByRole("form", { name: "Edit Antrag" });
  await expect(form.getByRole("textbox", { name: "Term" })).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Example" })).toHaveValue("einen Antrag stellen");
  await picture(page, "word-more-editing");
  await form.getByRole("textbox", { name: "Tags" }).press("Backspace");
  await form.getByRole("textbox", { name: "Tags" }).fill("Arbeit");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveText([/Amt, Arbeit/, /alt/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/Amt, Arbeit/, /alt/]);
});

test("what is too long is told at its field, and nothing typed is lost", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = старий"]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("button", { name: "Edit alt" }).click();
  const form = page.getByRole("form", { name: "Edit alt" });
  await form.getByRole("button", { name: /^More/ }).click();
  await form.getByRole("textbox", { name: "Note" }).fill("x".repeat(1001));
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("textbox", { name: "Note" })).toHaveAccessibleDescription(/1.?000/);
  await expect(form.getByRole("textbox", { name: "Note" })).toHaveValue(/x{1001}/);
});

test("the book shows the example and the note, and a tag filters it and is tested", async ({ page }) => {
  const id = await withMore(page);
  await page.goto(`/dictionaries/${id}`);
  const entries = page.getByRole("main").locator("[data-word]");
  await expect(entries).toHaveCount(3);
  await expect(page.locator("b", { hasText: /^Auskunft$/ })).toBeVisible();
  await expect(page.getByText("der Plural: die Auskünfte")).toBeVisible();
  await expectAccessible(page);
  await picture(page, "word-book");
  await page.getByRole("navigation", { name: "Tags" }).getByRole("link", { name: "Amt 2" }).click();
  await expect(entries).toHaveCount(2);
  await expect(page.getByText("2 words with the tag Amt")).toBeVisible();
  await expect(entries.getByRole("link", { name: "Amt" })).toHaveCount(0);
  await picture(page, "word-book-tag");
  await page.reload();
  await expect(entries).toHaveCount(2);

  await page.getByRole("link", { name: "Test yourself on 2 words" }).click();
  const slip = page.getByRole("complementary", { name: "Your test" });
  await expect(slip).toContainText("Tag “Amt”");
  await expect(slip).toContainText("2 words");
  await expect(page.getByRole("combobox", { name: "Which tag" })).toHaveValue("Amt");
  await expectAccessible(page);
  await picture(page, "setup-tag");
  await page.getByRole("radio", { name: "Chosen for you" }).press("Space");
  await expect(slip).toContainText("3 words");
  await picture(page, "setup-chosen");
  await page.getByRole("radio", { name: "By tag" }).press("Space");
  await page.getByRole("button", { name: "Start test" }).click();
  await expect(page.getByText(/1 of 2|1 \/ 2/).first()).toBeVisible();
});

test("the verdict and the report show note and example, the question does not", async ({ page }) => {
  const id = await withMore(page);
  await startTest(page.request, id, { wordsNumberLimit: { count: 1, direction: 1 } });
  await page.goto("/testing");
  await expect(page.getByText("Können Sie")).toBeHidden();
  await answer(page, "щось інше");
  await expect(page).toHaveURL(/\/testing\/check$/);
  await expect(said(page)).toHaveText(/^Wrong/);
  await expect(
    page.getByRole("definition").filter({ hasText: "Können Sie mir Auskunft geben?" }),
  ).toBeVisible();
  await expect(page.getByText("im Amt")).toBeVisible();
  await expectAccessible(page);
  await picture(page, "verdict-note");
  await page.reload();
  await expect(page.getByText("Können Sie mir")).toBeVisible();
  await page.goto("/testing/finish");
  await expect(page.getByText("Können Sie mir")).toBeVisible();
  await expectAccessible(page);
  await picture(page, "report-note");

  await startTest(page.request, id, { wordsNumberLimit: { count: 1, direction: 1 } });
  await page.goto("/testing");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("Können Sie mir")).toBeVisible();
});
