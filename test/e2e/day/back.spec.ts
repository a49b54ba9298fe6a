import type { Page } from "@playwright/test";

import type { ReviewSummary } from "../../../shared/api/reviews.ts";
import { tabTo } from "../keys.ts";
import type { Product } from "../product.ts";
import { signIn, type Reader } from "../reader.ts";
import { expect, expectAccessible, expectContrast, test } from "../test.ts";
import { learned, lines } from "./day-steps.ts";

const GERMAN = { name: "Mein Deutsch", termsLanguage: "de", definitionsLanguage: "en" };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const paces = (page: Page) => page.getByRole("group", { name: "Minutes a day until then" });

/** A learner of 200 words who was last here 31 days ago. */
async function back(page: Page, product: Product): Promise<Reader> {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, lines("Wort", 200));
  await learned(reader, id, [35, 34, 32, 31]);
  await reader.dictionary({ ...GERMAN, name: "Neue Wörter" }, lines("Neu", 5));
  return reader;
}

for (const viewport of [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("after a break: the pile, true next days, and a pace chosen with the keyboard alone", async ({
      page,
      product,
    }) => {
      const reader = await back(page, product);
      const before = await reader.send<ReviewSummary>("GET", "/review");
      expect(before.waiting).toBeGreaterThan(0);
      await page.goto("/today");
      const main = page.getByRole("main");
      await expect(heading(page)).toHaveText(`${before.due} words due today`);
      await expect(main).toContainText("You were away for 30 days. 200 words are due.");
      await expect(main).toContainText(`For the coming days: ${before.waiting}.`);
      await expect(main).toContainText("No new words until you’ve caught up.");
      await expectDays(page, before);
      await expectAccessible(page);

      await tabTo(page, paces(page).getByRole("radio", { name: /^10 minutes/ }));
      await expect(paces(page).getByRole("radio", { name: /^10 minutes/ })).toBeChecked();
      await page.keyboard.press("ArrowRight");
      const twice = paces(page).getByRole("radio", { name: /^20 minutes/ });
      await expect(twice).toBeChecked();
      await expect(twice).toBeFocused();
      await expect
        .poll(async () => (await reader.send<{ review: object }>("GET", "/users/me")).review)
        .toMatchObject({ minutesPerDay: 20 });
      const after = await reader.send<ReviewSummary>("GET", "/review");
      expect(after.due).toBeGreaterThan(before.due);
      await expect(heading(page)).toHaveText(`${after.due} words due today`);
      await expectDays(page, after);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectContrast(page);

      await page.goto("/menu");
      await expect(main).toContainText(new RegExp(`Due today.*${after.due}\\swords.*About 20\\smin`));
      await page.goto("/progress");
      await expect(main.getByText(`${after.waiting} waiting`)).toBeVisible();
      const coming = main.getByRole("region", { name: /Due in the next 30 days|Coming days/ });
      await coming.getByText("Show as a table").click();
      const forecast = coming.getByRole("row");
      const figures = [after.due, ...after.ahead.map(({ due }) => due)];
      for (const [index, due] of figures.entries())
        await expect(forecast.nth(index + 1).getByRole("cell")).toHaveText(String(due));
      await expectContrast(page);
    });
  });

test("who learned yesterday was not away, whatever waits", async ({ page, product }) => {
  const reader = await back(page, product);
  const other = await reader.dictionary({ ...GERMAN, name: "Gestern" }, ["Haus = house"]);
  await learned(reader, other, [1]);
  await page.goto("/today");
  await expect(page.getByRole("main")).toContainText("200 words are due.");
  await expect(page.getByRole("heading", { name: "Coming days" })).toBeVisible();
  await expect(page.getByText("You were away")).toHaveCount(0);
});

/** The next days and the end of the pile, as the server tells them. */
async function expectDays(page: Page, { ahead, caughtUpOn, paces: told }: ReviewSummary): Promise<void> {
  const rows = page.getByRole("table").filter({ hasText: "Words due" }).getByRole("row");
  await expect(rows).toHaveText(["DayWords due", ...ahead.map(({ due }) => new RegExp(`\\D${due}$`))]);
  const [last] = caughtUpOn === null ? [] : [new Date(`${caughtUpOn}T00:00:00Z`)];
  const shown = last?.toLocaleDateString("en-US", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  if (shown) await expect(page.getByText(`After ${shown}, nothing waits any more.`)).toBeVisible();
  await expect(paces(page).getByRole("radio")).toHaveCount(told.length);
  for (const { minutesPerDay, perDay } of told)
    await expect(
      paces(page).getByRole("radio", {
        name: new RegExp(`^${minutesPerDay} minutes ?${perDay} words a day`),
      }),
    ).toBeVisible();
}
