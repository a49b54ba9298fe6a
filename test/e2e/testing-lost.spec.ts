import { expect, test } from "./test.ts";
import { answer, asked, enterWithWords, expectSameAfterReload, said, startTest } from "./testing-steps.ts";

test("an answer outlives a lost network", async ({ page, complaints }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.route("**/api/testing", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await answer(page, "будинок");
  await expect(page.getByRole("alert").filter({ hasText: "Your answer has been saved." })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("будинок");
  await page.unroute("**/api/testing");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(said(page)).toHaveText("Correct.");
  // The browser logs the failed request itself.
  complaints.length = 0;
});

test("a verdict that was lost on its way is shown when the answer is sent again", async ({
  page,
  complaints,
}) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"], Hund: ["собака"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.route("**/api/testing", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await answer(page, "хата");
  await expect(page.getByRole("alert").filter({ hasText: "Your answer has been saved." })).toBeVisible();
  await page.unroute("**/api/testing");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/testing\/check$/);
  await expect(said(page)).toHaveText(/You wrote: хата/);
  await expect(page.getByText(/another tab/)).toHaveCount(0);
  await expectSameAfterReload(page);
  complaints.length = 0;
});

test("two tabs do not fight", async ({ page, context }) => {
  const { id } = await enterWithWords(page.request);
  await startTest(page.request, id);
  await page.goto("/testing");
  await expect(asked(page, 1)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/testing");
  await other.getByRole("button", { name: "Skip" }).click();
  await expect(other).toHaveURL(/\/testing\/skip$/);
  await answer(page, "щось");
  await expect(asked(page, 2)).toBeVisible();
  await expect(
    page.getByText(/already answered that question in another tab or on another device/),
  ).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("");
});
