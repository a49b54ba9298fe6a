import type { Page, Request } from "@playwright/test";

import { comeBackTo } from "./come-back.ts";
import { expect, expectAccessible, test } from "./test.ts";
import {
  answer,
  asked,
  enterWithWords,
  expectFits,
  expectSameAfterReload,
  goOn,
  said,
  SCREENS,
  skipTo,
  startTest,
  WORDS,
} from "./testing-steps.ts";

for (const { name, viewport } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport });

    test("every verdict, by the keyboard alone, and nothing lost by a reload", async ({ page }) => {
      await enterWithWords(page.request);
      await page.goto("/createTester");
      await page.getByRole("radio", { name: "By quantity" }).press("Space");
      await page.getByRole("radio", { name: "All 5" }).focus();
      await page.keyboard.press("Space");
      await expectSameAfterReload(page);
      await page.getByRole("button", { name: "Start test" }).focus();
      await page.keyboard.press("Enter");

      const steps: Record<string, (page: Page) => Promise<void>> = {
        Feierabend: wrong,
        aushalten: inParts,
        außerdem: withSlip,
        Gemütlichkeit: inOtherLayout,
        Angst: skippedInParts,
      };
      for (let question = 1; question <= 5; question++) {
        await expect(asked(page, question)).toBeVisible();
        await expect(page.getByRole("textbox")).toBeFocused();
        await expectSameAfterReload(page);
        await steps[await page.getByRole("heading", { level: 1 }).innerText()]?.(page);
        const next = page.getByRole("button", { name: question < 5 ? "Next word" : "See the report" });
        await expect(next).toBeFocused();
        await expectSameAfterReload(page);
        await expect(next).toBeFocused();
        await goOn(page);
      }

      await expect(page).toHaveURL(/\/testing\/finish$/);
      await expect(page.getByText("3 out of 5")).toBeAttached();
      await expect(page.getByRole("listitem").filter({ hasText: "2 correct" })).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "1 with a slip" })).toBeVisible();
      await expectSameAfterReload(page);

      const start = page.getByRole("button", { name: "Repeat this test" });
      await start.focus();
      await page.keyboard.press("Enter");
      await expect(asked(page, 1)).toBeVisible();
    });

    test("the live line, its keys and Check stay in sight", async ({ page }) => {
      const { id } = await enterWithWords(page.request, { aushalten: WORDS["aushalten"] ?? [] });
      await startTest(page.request, id);
      await page.goto("/testing");
      for (const definition of ["терпіти", "витримувати"]) {
        await answer(page, definition);
        await expect(page.getByText(definition)).toBeVisible();
        await expect(page.getByRole("textbox")).toHaveValue("");
        for (const control of [
          page.getByRole("textbox"),
          page.getByRole("button", { name: "ґ" }),
          page.getByRole("button", { name: "Check" }),
          page.getByRole("button", { name: "Skip" }),
        ])
          await expect(control).toBeInViewport({ ratio: 1 });
      }
      const keys = await page.getByRole("toolbar").getByRole("button").all();
      for (const key of keys)
        expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(viewport.width < 768 ? 44 : 24);
    });
  });

test("an answer stays when a read of the test that began before it arrives after it", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { aushalten: WORDS["aushalten"] ?? [] });
  await startTest(page.request, id);
  let release = (): void => undefined;
  const answered = new Promise<void>((resolve) => (release = resolve));
  let early: Request | undefined;
  let isBack = false;
  await page.route("**/api/testing", async (route) => {
    const request = route.request();
    if (request.method() !== "GET" || !isBack) return route.continue();
    early ??= request;
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await page.goto("/testing");
  await expect(page.getByRole("textbox")).toBeFocused();
  isBack = true;
  await comeBackTo(page);
  await expect.poll(() => early).toBeDefined();
  await answer(page, "терпіти");
  await expect(page.getByText("терпіти")).toBeVisible();
  release();
  await (await early?.response())?.finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText("терпіти")).toBeVisible();
});

test("the report: objections change its counts, mistakes are asked again, tests are kept", async ({
  page,
}) => {
  const { id } = await enterWithWords(page.request, {
    Haus: ["будинок"],
    Hund: ["собака"],
    Katze: ["кіт"],
  });
  const answerAll = async (answers: Readonly<Record<string, string>>) => {
    for (let left = Object.keys(answers).length; left > 0; left--) {
      await expect(page.getByRole("textbox")).toBeFocused();
      await answer(page, answers[await page.getByRole("heading", { level: 1 }).innerText()] ?? "");
      await goOn(page);
    }
    await expect(page).toHaveURL(/\/testing\/finish$/);
  };
  await startTest(page.request, id);
  await page.goto("/testing");
  await answerAll({ Haus: "хата", Hund: "пес", Katze: "кіт" });
  const score = page.getByText(/^\d out of 3$/);
  await expect(score).toHaveText("1 out of 3");

  const hund = page.getByRole("listitem").filter({ hasText: "Hund" });
  await hund.getByRole("button", { name: "I was right" }).click();
  await expect(said(page)).toHaveText("Counted as right.");
  await expect(score).toHaveText("2 out of 3");
  await hund.getByRole("button", { name: "Add “пес” as a definition" }).click();
  await expect(said(page)).toHaveText("“пес” is now a definition of this word.");
  await expectAccessible(page);
  await page.reload();
  await expect(score).toHaveText("2 out of 3");
  expect(await (await page.request.get(`/api/dictionaries/${id}`)).text()).toContain('["собака","пес"]');

  await page.getByRole("button", { name: "Retest 1 missed word" }).click();
  await expect(page.getByRole("heading", { name: "Haus" })).toBeVisible();
  await answerAll({ Haus: "будинок" });
  await expect(page.getByText("1 out of 1")).toBeAttached();
  await expect(page.getByRole("figure").filter({ hasText: "Last 2 tests on this dictionary" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "New test" }).click();
  const history = page.getByRole("group", { name: "Tests so far" });
  await expect(history.getByRole("listitem")).toHaveText([/1 of 1$/, /2 of 3$/]);
  await history.getByRole("link").last().click();
  await expect(score).toHaveText("2 out of 3");
});

test("strictness is kept with the dictionary, and the hardest words can be chosen", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { über: ["над"], Tür: ["двері"] });
  await page.goto(`/createTester?dictionary=${id}`);
  const marks = page.getByRole("group", { name: "Accents" });
  await marks.getByRole("radio", { name: "Strict" }).press("Space");
  await expect(said(page)).toHaveText("Strictness saved");
  await page.reload();
  await expect(marks.getByRole("radio", { name: "Strict" })).toBeChecked();

  await startTest(page.request, id, { swapTermsAndDefinitions: true });
  await page.goto("/testing");
  await skipTo(page, "двері");
  await answer(page, "Tur");
  await expect(page.getByText("You wrote", { exact: true })).toBeVisible();
  await page.goto(`/createTester?dictionary=${id}`);
  await page.getByRole("radio", { name: "Chosen for you" }).press("Space");
  await expect(page.getByRole("complementary", { name: "Your test" })).toContainText("A mix");
  await page.getByRole("radio", { name: "Hardest" }).press("Space");
  await expect(page.getByRole("complementary", { name: "Your test" })).toContainText("Hardest");
});

async function wrong(page: Page): Promise<void> {
  await answer(page, "кінець робота");
  await expect(page).toHaveURL(/\/testing\/check$/);
  await expect(said(page)).toHaveText(
    /^Wrong.*You wrote: кінець робота\. The answer: кінець робочого дня\.$/,
  );
  await expect(page.getByText("You wrote", { exact: true })).toBeVisible();
}

async function inParts(page: Page): Promise<void> {
  await expect(page.getByText("3 more to go")).toBeVisible();
  await answer(page, "терпіти");
  await expect(said(page)).toHaveText("Correct. 2 more to go.");
  await expect(page.getByText("Found")).toBeVisible();
  await expectSameAfterReload(page);
  await answer(page, "терпіти");
  await expect(said(page)).toHaveText("You’ve already given “терпіти”.");
  await expectSameAfterReload(page);
  await answer(page, "витримувати");
  await expect(said(page)).toHaveText("Correct. 1 more to go.");
  await answer(page, "утримувати");
  await expect(page).toHaveURL(/\/testing\/check$/);
  await expect(said(page)).toHaveText("Correct.");
}

async function withSlip(page: Page): Promise<void> {
  await answer(page, "додаткаво");
  await expect(said(page)).toHaveText(/^Almost\. One more try\. Correct spelling: додатково\./);
  await expectSameAfterReload(page);
  await answer(page, "додатково");
  await expect(said(page)).toHaveText(/^Counts as correct\./);
  await expect(page.getByText("Accepted")).toBeVisible();
}

async function inOtherLayout(page: Page): Promise<void> {
  await answer(page, "pfnbijr");
  await expect(said(page)).toHaveText(/^Not counted\. Try again\. .*keyboard layout/);
  await expectSameAfterReload(page);
  await answer(page, "затишок");
  await expect(said(page)).toHaveText("Correct.");
}

async function skippedInParts(page: Page): Promise<void> {
  await answer(page, "страх");
  await expect(page.getByText("1 more to go", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "First letter" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/testing\/skip$/);
  await expect(said(page)).toHaveText("Skipped. The answer: страх and тривога.");
  await expect(page.getByText("1 of 2 given")).toBeVisible();
}

test("a wrong answer can be tried again, and is right on retry then", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"], Hund: ["собака"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await skipTo(page, "Haus");
  await answer(page, "собака");
  await expect(said(page)).toHaveText(/“собака” belongs to another entry: Hund\.$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main")).not.toContainText("будинок");
  await expectSameAfterReload(page);
  await answer(page, "будинок");
  await expect(said(page)).toHaveText("Right on the second try.");
  await expectSameAfterReload(page);
});

test("a retry asks for every answer, and says so without telling the missing ones", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Angst: ["страх", "тривога"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await answer(page, "хата");
  await page.getByRole("button", { name: "Try again" }).click();
  await answer(page, "страх");
  await expect(said(page)).toHaveText("Correct. 1 more to go.");
  await expectSameAfterReload(page);
  await answer(page, "nhbdjuf");
  await expect(said(page)).toHaveText(/^Not counted\. Try again\./);
  await expect(page.locator("body")).not.toContainText("тривога");
  await answer(page, "тривога");
  await expect(said(page)).toHaveText("Right on the second try.");
  await expectSameAfterReload(page);
});

test("“I was right” by one key, and as a definition too", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"], Hund: ["собака"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await skipTo(page, "Haus");
  await answer(page, "хата");
  await expect(page.getByRole("button", { name: /Next word|See the report/ })).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(said(page)).toHaveText("Counted as right.");
  await expectSameAfterReload(page);

  await startTest(page.request, id);
  await page.goto("/testing");
  await skipTo(page, "Haus");
  await answer(page, "хата");
  await page.getByRole("button", { name: "Add it as a definition" }).click();
  await expect(said(page)).toHaveText("Counted as right. “хата” is now a definition of this word.");
  const { words } = (await (await page.request.get(`/api/dictionaries/${id}`)).json()) as {
    words: { term: string; definitions: string[] }[];
  };
  expect(words.find(({ term }) => term === "Haus")?.definitions).toEqual(["будинок", "хата"]);
});

test("special characters go where the caret is, and the bar is one tab stop", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Äpfel: ["яблука"] });
  await startTest(page.request, id, { swapTermsAndDefinitions: true });
  await page.goto("/testing");
  const field = page.getByRole("textbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("pfl");
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Capital letters" }).click();
  await page.getByRole("button", { name: "Ä" }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("e");
  await expect(field).toHaveValue("Äpfel");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "First letter" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("toolbar", { name: "Insert a character" }).locator(":focus")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip" })).toBeFocused();
});

test("Enter that ends a composition checks nothing", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  const checks = await page
    .getByRole("textbox")
    .evaluate((field) =>
      [{ isComposing: true }, { keyCode: 229 }, {}].map((how) =>
        field.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...how }),
        ),
      ),
    );
  expect(checks).toEqual([false, false, true]);
});

test("the way back leads out of a test in one step", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await page.goto("/createTester");
  await expect(page.getByRole("button", { name: "Start test" })).toBeVisible();
  await startTest(page.request, id);
  await page.evaluate(() => history.pushState({}, "", "/testing"));
  await page.reload();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Next word" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("button", { name: "Next word" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/createTester$/);
});

test("a second Enter in haste does not pass over a correction, and a later one goes on", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"], Hund: ["собака"] });
  await startTest(page.request, id);
  await page.clock.install();
  await page.goto("/testing");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await answer(page, "піца");
  const correction = page.getByText("You wrote", { exact: true });
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(correction).toBeVisible({ timeout: 1 });
    await expect(page.getByRole("button", { name: "Next word" })).toBeFocused({ timeout: 1 });
  }).toPass();
  await page.keyboard.press("Enter");
  await page.clock.runFor(300);
  await expect(correction).toBeVisible();
  await expect(page).toHaveURL(/\/testing\/check$/);
  await page.clock.runFor(300);
  await expect(page.locator("main [data-unread]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.clock.resume();
  await expect(page).toHaveURL(/\/testing$/);
  await expect(page.getByRole("textbox")).toBeFocused();
});

test("checking nothing says so", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await startTest(page.request, id);
  await page.goto("/testing");
  await page.getByRole("button", { name: "Check" }).click();
  const told = page.getByRole("main").getByText("Type an answer, or skip this word.");
  await expect(told).toBeVisible();
  await page.keyboard.type("д");
  await expect(told).toHaveCount(0);
});

test("an answer that was right on retry is told apart from the score", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await answer(page, "собака");
  await page.getByRole("button", { name: "Try again" }).click();
  await answer(page, "будинок");
  await page.getByRole("button", { name: "See the report" }).click();
  await expect(page.getByText("0 out of 1")).toBeAttached();
  await expect(page.getByText("1 right on retry")).toBeVisible();
});

test("what was added as a definition is not offered again", async ({ page }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await answer(page, "хата");
  await page.getByRole("button", { name: "See the report" }).click();
  const add = page.getByRole("button", { name: "Add “хата” as a definition" });
  await add.click();
  await expect(page.getByText("Added as a definition", { exact: true })).toBeVisible();
  await expect(add).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Added as a definition", { exact: true })).toBeVisible();
  await expect(add).toHaveCount(0);
  const words = await page.request.get(`/api/dictionaries/${id}`);
  expect(((await words.json()) as { words: { definitions: string[] }[] }).words[0]?.definitions).toEqual([
    "будинок",
    "хата",
  ]);
});

test("whose test it is can be read in its header at every width", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await startTest(page.request, id);
  for (const { viewport } of SCREENS) {
    await page.setViewportSize(viewport);
    await page.goto("/testing");
    const account = page.getByRole("banner").getByRole("button", { name: "Guest Account" });
    await expect(account).toBeVisible();
    await expectFits(page);
  }
});

test("the content of a question stays when its verdict comes, and after a skip", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await startTest(page.request, id);
  await page.goto("/testing");
  await expect(page.getByRole("textbox")).toBeFocused();
  const main = await page.getByRole("main").elementHandle();
  const isThere = () => main?.evaluate(({ isConnected }) => isConnected);
  await answer(page, "щось");
  await expect(page).toHaveURL(/\/testing\/check$/);
  expect(await isThere()).toBe(true);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(asked(page, 2)).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL(/\/testing\/skip$/);
  expect(await isThere()).toBe(true);
});
