import { expect, expectAccessible, test } from "./test.ts";
import { enterWithWords, goOn, startTest } from "./testing-steps.ts";

const ANSWERS: Readonly<Record<string, string>> = {
  "das Brot": "bread",
  "der Morgen": "mornin",
  "der Apfel": "apple",
  "die Stadt": "town",
  warten: "wait",
};

for (const viewport of [
  { width: 1280, height: 860 },
  { width: 390, height: 780 },
])
  test(`five words are tried without an account, and then kept, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await page.goto("/");
    await page.getByRole("link", { name: "Try it" }).click();
    await page.getByRole("link", { name: "German" }).click();
    for (let asked = 1; asked <= 5; asked++) {
      await expect(page.getByText(`Word ${asked} of 5`)).toBeVisible();
      const field = page.getByRole("main").getByRole("textbox");
      await expect(field).toBeFocused();
      await page.keyboard.type(ANSWERS[await page.getByRole("heading", { level: 1 }).innerText()] ?? "");
      await page.keyboard.press("Enter");
      if (asked === 2) {
        await expect(page.getByText("Almost. One more try.", { exact: true })).toBeVisible();
        await field.fill("morning");
        await page.keyboard.press("Enter");
      }
      await goOn(page);
    }
    await expect(page.getByText("5 out of 5")).toBeAttached();
    await expectAccessible(page);
    expect(sent).toEqual([]);
    // Only the language is stored, as everywhere.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["__Host-i18next"]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

    await page.getByRole("button", { name: "Keep these words" }).click();
    await page.getByRole("button", { name: "Accept all three" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "German" })).toBeVisible();
    for (const term of Object.keys(ANSWERS))
      await expect(page.getByText(term, { exact: true }).first()).toBeVisible();
  });

test("the menu shows what to do next, the most urgent first", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await page.goto("/menu");
  const next = page.getByRole("region", { name: "What’s next" });
  await expect(next.getByRole("heading")).toHaveText(["Due today", "Never tested"]);
  await startTest(page.request, id);
  await page.reload();
  await expect(next.getByRole("heading")).toHaveText(["Continue your test", "Due today", "Never tested"]);
  await expect(next).toContainText("1 of 5");
  for (let left = 5; left > 0; left--) await page.request.post("/api/testing/skip", { data: {} });
  await page.reload();
  await expect(next.getByRole("heading").last()).toHaveText("Missed last time");
  await next.getByRole("link", { name: "See the report" }).click();
  await expect(page.getByText("Each takes one of the 2 tests you have left today.")).toBeVisible();
});

test("a newcomer's menu leads to a first dictionary, and an empty one to words", async ({ page }) => {
  await page.request.post("/api/auth/guest", { data: { interfaceLanguage: "en" } });
  await page.goto("/menu");
  await page.getByRole("button", { name: "Accept all three" }).click();
  const next = page.getByRole("region", { name: "What’s next" });
  await expect(next.getByRole("heading")).toHaveText(["Your first dictionary", "Five sample words"]);
  const data = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };
  const { id } = (await (await page.request.post("/api/dictionaries", { data })).json()) as { id: string };
  await page.goto(`/dictionaries/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Add the first word" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Import words" })).toBeVisible();
  await main.getByRole("button", { name: "Five sample words" }).click();
  await expect(main.getByText("das Brot").first()).toBeVisible();
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("link", { name: "Test yourself" }).click();
  await expect(page.getByRole("complementary", { name: "Your test" })).toContainText("5 words");
  await expect(page.getByRole("complementary", { name: "Your test" })).toContainText("A mix");
});
