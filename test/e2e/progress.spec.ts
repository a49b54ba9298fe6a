import { v7 as newId } from "uuid";

import { signInToLearn, type Learner } from "./reviews-steps.ts";
import { expect, expectAccessible, expectContrast, test } from "./test.ts";

const DAY_MS = 86_400_000;

test("progress tells the year, what comes, what was remembered and what is hard, also as tables", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await learn(learner, [
    { days: 12, right: true },
    { days: 10, right: true },
    { days: 3, right: false, given: "hose" },
    { days: 2, right: false, given: "hose" },
    { days: 1, right: true },
  ]);
  await page.goto("/progress");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Progress");
  await expect(main.getByText("of the last 30 days with a review").locator("..")).toContainText("5");
  await expect(main.getByRole("img", { name: /Days with a review: 5/ })).toBeVisible();
  await expect(main.getByRole("row", { name: /^Haus/ })).toContainText(/hose 2×\s*2$/);

  for (const heading of ["A year of reviews", "Due in the next 30 days", "Remembered at their review"]) {
    const section = main.getByRole("region", { name: heading });
    await section.getByText("Show as a table").focus();
    await page.keyboard.press("Enter");
    await expect(section.getByRole("table", { name: heading })).toBeVisible();
  }
  await expect(main.getByRole("table", { name: "Due in the next 30 days" }).getByRole("row")).toHaveCount(31);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
});

test("a word's memory stands beside it where it is edited", async ({ page, product }) => {
  const learner = await signInToLearn(page, product);
  await learn(learner, [
    { days: 40, right: true },
    { days: 30, right: true },
  ]);
  await page.goto(`/dictionaries/${learner.dictionaryId}/words/edit`);
  await page.getByRole("button", { name: "Edit Haus" }).click();
  await expect(page.getByRole("form", { name: "Edit Haus" })).toContainText(
    /Memory: (settling|strong), lasts about \d+/,
  );
});

test("the day of review is set in words, and how a dictionary comes in it", async ({ page, product }) => {
  const learner = await signInToLearn(page, product);
  await page.goto("/user/edit");
  await page.getByLabel("Minutes a day").selectOption("20");
  await page.getByLabel("How well you want to remember").selectOption("0.95");
  await page.getByLabel("Time zone").selectOption("Europe/Warsaw");
  await expect
    .poll(async () => (await learner.send<{ review: object }>("GET", "/users/me")).review)
    .toMatchObject({ minutesPerDay: 20, retention: 0.95, timeZone: "Europe/Warsaw", newPerDay: 10 });

  await page.goto(`/dictionaries/${learner.dictionaryId}/info/edit`);
  await page.getByRole("radio", { name: "Not at all" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await learner.summary()).new).toBe(0);
});

test.describe(() => {
  test.use({ timezoneId: "America/New_York" });

  test("the browser's time zone is told once, and never again after that", async ({ page, product }) => {
    const learner = await signInToLearn(page, product);
    const zone = async () =>
      (await learner.send<{ review: { timeZone: string } }>("GET", "/users/me")).review.timeZone;
    await page.goto("/menu");
    await expect.poll(zone).toBe("America/New_York");
    await learner.send("PATCH", "/users/me", { review: { timeZone: "UTC" } });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await zone()).toBe("UTC");
  });
});

interface Answered {
  days: number;
  right: boolean;
  given?: string;
}

/** Adds reviews of the word Haus, each a number of days ago. */
async function learn({ dictionaryId, send }: Learner, answered: readonly Answered[]): Promise<void> {
  const { entries } = await send<{ entries: { id: string; term: string }[] }>(
    "GET",
    `/dictionaries/${dictionaryId}/entries`,
  );
  const wordId = entries.find(({ term }) => term === "Haus")?.id;
  const reviews = answered.map(({ days, right, given = "house" }) => {
    const msecs = Date.now() - days * DAY_MS;
    return {
      id: newId({ msecs }),
      wordId,
      direction: "forward",
      at: new Date(msecs).toISOString(),
      grade: right ? "good" : "again",
      outcome: right ? "exact" : "wrong",
      given: [given],
      milliseconds: 4000,
    };
  });
  await send("POST", "/reviews", { source: "device", reviews });
}
