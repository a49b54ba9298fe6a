import type { Page } from "@playwright/test";

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

test("another tab shows the same of an answer as the one that gave it", async ({ page, context }) => {
  const { id } = await enterWithWords(page.request, { Angst: ["страх", "тривога"], Hund: ["собака"] });
  await startTest(page.request, id, { wordsNumberLimit: { count: 1, direction: 1 } });
  await page.goto("/testing");
  const shown = (tab: Page) => tab.getByRole("main").innerText();
  const other = await context.newPage();
  const expectSame = async (): Promise<void> => {
    await page.waitForLoadState("networkidle");
    await other.goto(page.url());
    await expect.poll(() => shown(other)).toBe(await shown(page));
  };
  await answer(page, "тривгоа");
  await expect(said(page)).toHaveText(/^Almost\. One more try\./);
  await expectSame();
  await page.bringToFront();
  await answer(page, "тривога");
  await expect(page.getByText("Accepted")).toBeVisible();
  await expectSame();
  await page.bringToFront();
  await answer(page, "собака");
  await expect(said(page)).toHaveText(/“собака” belongs to another entry: Hund\.$/);
  await expectSame();
  await page.bringToFront();
  await page.getByRole("button", { name: "Try again" }).click();
  await answer(page, "страх");
  await expect(said(page)).toHaveText("Right on the second try.");
  await expectSame();
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
