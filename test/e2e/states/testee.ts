import type { Page } from "@playwright/test";

import { signIn, type Reader } from "../reader.ts";
import { expect } from "../test.ts";
import { SELECTING_TEXTS, TEXTS, type Tour, WORDS, INFO, open, expectDialog } from "./tour.ts";

/** A test from its setup to its report, and the day's last one. */
export async function testee(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { testing } = TEXTS[language];
  const reader = await signIn(page, product, { role: "guest", language });
  await open(tour, "/testing");
  await look("no-test");
  await open(tour, "/testing/finish");
  await look("no-report");
  await page.route("**/api/testing", (route) => route.abort());
  await open(tour, "/testing");
  await expectDialog(page);
  await page.keyboard.press("Escape");
  await look("test-not-loaded");
  await page.unroute("**/api/testing");
  const id = await reader.dictionary(INFO, WORDS);
  await open(tour, `/createTester?dictionary=${id}`);
  await look("setup");
  await start(tour, reader, { dictionaryId: id, word: 2 });
  await look("question");
  await page.getByRole("banner").getByRole("button", { name: testing.run.end }).click();
  await expectDialog(page);
  await look("end-test");
  await page.keyboard.press("Escape");
  await reply(page, "лікарняний листо");
  await look("near");
  await reply(page, "лікарняний листок");
  await look("right");
  await start(tour, reader, { dictionaryId: id, word: 3 });
  await reply(page, "щось інше");
  await look("wrong");
  await start(tour, reader, { dictionaryId: id, word: 1 });
  await reply(page, "терпіти");
  await look("one-of-several");
  await page.getByRole("button", { name: testing.run.skip }).click();
  await expect(page).toHaveURL(/\/skip$/);
  await look("skipped");
  await open(tour, "/testing/finish");
  await look("report");
  // Practice of the word that was skipped.
  const { practice } = SELECTING_TEXTS[language];
  await page.getByText(practice.free).locator("..").getByRole("button").click();
  await expect(page).toHaveURL(/\/practice$/);
  await look("practice");
  await page.getByRole("button", { name: testing.run.skip }).click();
  await page.locator("main [data-variant=primary]").click();
  await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
  await look("practice-result");
  await open(tour, "/createTester");
  await look("tests-limit");
}

/** Starts a test of one word, by its place in the dictionary. */
async function start(
  tour: Tour,
  reader: Reader,
  { dictionaryId, word }: { dictionaryId: string; word: number },
): Promise<void> {
  await reader.send("POST", "/tester", { dictionaryId, range: { from: word, to: word } });
  await open(tour, "/testing");
}

async function reply(page: Page, answer: string): Promise<void> {
  const field = page.getByRole("main").getByRole("textbox");
  await field.fill(answer);
  await Promise.all([page.waitForResponse(/\/api\/testing$/), field.press("Enter")]);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toBeVisible();
}
