import type { Page } from "@playwright/test";

import { picture } from "../pictures.ts";
import { signIn } from "../reader.ts";
import { expect, expectAccessible, test } from "../test.ts";
import { expectFits, goOn } from "../testing-steps.ts";
import { expectWholeWords } from "../whole-words.ts";

const INFO = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "en" };
const WORDS = ["Vollmacht = authority", "Frist = deadline", "Antrag = application", "Gebühr = fee"];

const bar = (page: Page) => page.getByRole("region", { name: "Selected words" });
const testButton = (page: Page) => bar(page).getByRole("button", { name: /^Test/ });
const choose = (page: Page, term: string) =>
  page.getByRole("checkbox", { name: `Select ${term}`, exact: true }).press("Space");
const summary = (page: Page) => page.getByRole("complementary", { name: "Your test" });

async function select(page: Page, id: string, terms: readonly string[]): Promise<void> {
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("button", { name: "Select", exact: true }).press("Enter");
  for (const term of terms) await choose(page, term);
}

/** Skips to the report; returns the terms that were asked. */
async function skipAll(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (;;) {
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page.getByRole("textbox").or(page.getByText("Test report"))).toHaveCount(1);
    if (new URL(page.url()).pathname === "/testing/finish") return asked.toSorted();
    asked.push((await heading.innerText()).replaceAll("\u00ad", ""));
    await page.getByRole("button", { name: "Skip" }).press("Enter");
    await goOn(page);
  }
}

test("chosen words are tested, those that rest too, by keyboard", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(INFO, WORDS);
  const { words } = await reader.send<{ words: { id: string; term: string }[] }>(
    "GET",
    `/dictionaries/${id}`,
  );
  const resting = words.find(({ term }) => term === "Gebühr")?.id;
  await reader.send("PATCH", `/dictionaries/${id}`, { words: { update: [{ id: resting, resting: true }] } });
  await select(page, id, []);
  await expect(testButton(page)).toBeDisabled();
  await choose(page, "Vollmacht");
  await expect(testButton(page)).toHaveText("Test 1 word");
  await choose(page, "Gebühr");
  await expect(testButton(page)).toHaveText("Test these 2");
  await expectAccessible(page);
  await expect(bar(page).getByRole("button").first()).toHaveText("Test these 2");
  await testButton(page).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/createTester\\?dictionary=${id}&by=words$`));
  await expect(page.getByRole("radio", { name: "Chosen words" })).toBeChecked();
  await expect(summary(page)).toContainText("2 words");
  await expectAccessible(page);
  await picture(page, "chosen-setup");
  // A reload, and another choice and back, keep them.
  await page.reload();
  await expect(summary(page)).toContainText("2 words");
  await page.getByRole("radio", { name: "By number" }).check();
  await page.getByRole("radio", { name: "Chosen words" }).check();
  await expect(summary(page)).toContainText("2 words");
  await page.getByRole("button", { name: "Start test" }).press("Enter");
  expect(await skipAll(page)).toEqual(["Gebühr", "Vollmacht"]);
});

test("all words of a search are tested, also those that are not loaded yet", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const many = Array.from({ length: 95 }, (_, at) => `Wort ${at} = word ${at}`);
  const id = await reader.dictionary(INFO, [...WORDS, ...many]);
  await page.goto(`/dictionaries/${id}/words/edit?filter=Wort`);
  await page.getByRole("button", { name: "Select", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Select all" }).press("Enter");
  await expect(bar(page).getByRole("status")).toHaveText("95 selected");
  await testButton(page).press("Enter");
  await expect(summary(page)).toContainText("95 words");

  await page.goto(`/dictionaries/${id}?filter=Wort`);
  await expect(page.getByText("95 words found")).toBeVisible();
  await expectAccessible(page);
  await picture(page, "chosen-search");
  await page.getByRole("button", { name: "Test these 95" }).press("Enter");
  await expect(page.getByRole("radio", { name: "Chosen words" })).toBeChecked();
  await expect(summary(page)).toContainText("95 words");
});

test("what is not saved is sent before the test; where that fails it is told, and nothing is lost", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  await select(page, id, ["Frist"]);
  await page.route("**/api/dictionaries/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await page.getByRole("textbox", { name: "Term" }).fill("Auskunft");
  await page.getByRole("textbox", { name: "Definitions" }).fill("information");
  await page.keyboard.press("Enter");
  await choose(page, "Auskunft");
  await testButton(page).press("Enter");
  await expect(bar(page).getByRole("alert")).toContainText("Nothing is lost");
  await expect(page).toHaveURL(/words\/edit$/);
  await expect(bar(page).getByRole("status")).toHaveText("2 selected");
  await expectAccessible(page);
  await picture(page, "chosen-not-saved");
  await page.unroute("**/api/dictionaries/*");
  await testButton(page).press("Enter");
  await expect(summary(page)).toContainText("2 words");
  await page.getByRole("button", { name: "Start test" }).press("Enter");
  expect(await skipAll(page)).toEqual(["Auskunft", "Frist"]);
});

test("words that were deleted meanwhile are named, and no test is used", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  const { words } = await reader.send<{ words: { id: string; term: string }[] }>(
    "GET",
    `/dictionaries/${id}`,
  );
  await select(page, id, ["Frist", "Antrag"]);
  const frist = words.find(({ term }) => term === "Frist")?.id;
  await reader.send("PATCH", `/dictionaries/${id}`, { words: { delete: [frist] } });
  await testButton(page).press("Enter");
  await expect(summary(page)).toContainText("Some of the chosen words have been deleted");
  await expect(page.getByRole("button", { name: "Start test" })).toBeDisabled();
});

test("where no test is left, chosen words are practised", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "guest" });
  const id = await reader.dictionary(INFO, WORDS);
  for (let used = 0; used < 3; used++)
    await reader.send("POST", "/tester", { dictionaryId: id, range: { from: 1, to: 1 } });
  await select(page, id, ["Frist", "Antrag"]);
  await testButton(page).press("Enter");
  await expect(page.getByRole("button", { name: "Start test" })).toBeDisabled();
  await expectFits(page);
  await picture(page, "chosen-none-left");
  await page.getByRole("button", { name: "Practice 2 words" }).press("Enter");
  await expect(page.getByText("Practice, word 1 of 2")).toBeVisible();
});

for (const language of ["en", "de", "uk"])
  for (const width of [390, 320])
    test(`on a phone the bar is a cross, the number and the test, then four in a row: ${language}, ${width}`, async ({
      page,
      product,
    }) => {
      const reader = await signIn(page, product, { language });
      const id = await reader.dictionary(INFO, WORDS);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/dictionaries/${id}/words/edit`);
      await page.locator("main [aria-pressed]").click();
      for (const box of (await page.getByRole("checkbox").all()).slice(0, 3)) await box.check();
      const region = page.locator("main [role=region]").last();
      await expect(region.getByRole("status")).toContainText("3");
      const places = await Promise.all(
        (await region.getByRole("button").all()).map((button) => button.boundingBox()),
      );
      const [first, ...others] = places;
      const cross = others.pop();
      const middle = (box: typeof first) => (box ? box.y + box.height / 2 : Number.NaN);
      expect(others).toHaveLength(4);
      expect(Math.abs(middle(cross) - middle(first))).toBeLessThan(12);
      expect(cross?.x).toBeLessThan(first?.x ?? 0);
      expect(new Set(others.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
      expect(others[0]?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
      await expectFits(page);
      await expectWholeWords(page);
      if (width === 390) await picture(page, `chosen-bar-${language}`);
    });
