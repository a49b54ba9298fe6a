import { expect, test } from "./test.ts";
import { asked, enterWithWords, said, startTest } from "./testing-steps.ts";

test("the setup counts words, complains of numbers and leads where words are missing", async ({ page }) => {
  const { id } = await enterWithWords(page.request, {});
  await page.goto(`/createTester?dictionary=${id}`);
  await expect(page.getByText("This dictionary has no words yet.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Add words" })).toHaveAttribute("href", /words\/edit$/);
  await expect(page.getByRole("button", { name: "Start test" })).toHaveAttribute("aria-disabled", "true");

  await page.request.patch(`/api/dictionaries/${id}`, {
    data: { words: { create: ["a", "b", "c"].map((term) => ({ term, definitions: [term] })) } },
  });
  await page.reload();
  const slip = page.getByRole("complementary", { name: "Your test" });
  await expect(slip).toContainText("3 words");
  await page.getByRole("radio", { name: "Other" }).press("Space");
  await page.getByRole("textbox", { name: "Number of words" }).fill("2");
  await expect(slip).toContainText("2 words");
  await page.getByRole("textbox", { name: "Number of words" }).fill("two");
  await expect(page.getByText("Should contain digits only")).toBeVisible();
  await page.getByRole("button", { name: "Start test" }).click();
  await expect(page).toHaveURL(/\/createTester/);

  await page.getByRole("radio", { name: "By number" }).press("Space");
  await page.getByRole("textbox", { name: "From number" }).fill("2");
  await expect(slip).toContainText("2 words");
  await page.getByRole("textbox", { name: "From number" }).fill("4");
  await expect(slip).toContainText("0 words");
  await expect(slip).toContainText("No words match. Change your selection.");
  await page.getByRole("radio", { name: "By date" }).press("Space");
  await expect(slip).toContainText("3 words");
  await page.getByRole("radio", { name: "Other" }).press("Space");
  await page.getByRole("combobox", { name: "Unit" }).selectOption("minutes");
  await expect(slip).toContainText("2 minutes");
  await expect(slip).toContainText("3 words");

  await page.getByRole("button", { name: "Swap direction" }).click();
  await expect(said(page)).toHaveText("You see: Ukrainian. You type: German.");
});

test("a running test is resumed, and the day's limit is told", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await page.goto("/createTester");
  await expect(page.getByText(/^3 of 3 tests left today\. You get new ones at \d+:00/)).toBeVisible();
  for (let test = 0; test < 3; test++) await startTest(page.request, id);
  await page.reload();
  await expect(page.getByText("Question 1 of 5. Starting a new test replaces it.")).toBeVisible();
  await expect(page.getByText("The maximum testing attempts for today is reached").first()).toBeVisible();
  await page.getByRole("link", { name: "Resume" }).click();
  await expect(asked(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "Leave test" }).click();
  await expect(page.getByRole("button", { name: "Keep going" }).first()).toBeFocused();
  await page.getByRole("button", { name: "Leave for now" }).click();
  await expect(page).toHaveURL(/\/createTester$/);
});

test("a test is ended before its end, with a report on what was asked", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await startTest(page.request, id);
  await page.goto("/testing");
  await page.getByRole("button", { name: "Leave test" }).click();
  await page.getByRole("button", { name: "End and see the report" }).click();
  await expect(page).toHaveURL(/\/testing\/finish$/);
  await expect(page.getByRole("heading", { name: "Not asked" })).toBeVisible();
});

test("without a dictionary, a test or a report the pages lead to one", async ({ page }) => {
  await page.request.post("/api/auth/guest", { data: {} });
  await page.request.patch("/api/auth/accept-policy", {
    data: { accepted: ["cookie", "privacy", "terms-of-use"] },
  });
  await page.goto("/createTester");
  await expect(page.getByRole("link", { name: "Create a dictionary" })).toBeVisible();
  for (const path of ["/testing", "/testing/check", "/testing/skip", "/testing/finish"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "New test" })).toBeVisible();
  }
});
