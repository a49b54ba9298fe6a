import type { Page } from "@playwright/test";

import { expect, expectAccessible, test } from "./test.ts";
import {
  answer,
  enterWithWords,
  expectSameAfterReload,
  said,
  skipTo,
  startTest,
  WORDS,
} from "./testing-steps.ts";

const SCREENS = [
  { name: "desktop", viewport: { width: 1280, height: 860 } },
  // A phone whose keyboard has taken half of the screen.
  { name: "a phone with its keyboard", viewport: { width: 390, height: 420 } },
];

for (const { name, viewport } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport });

    test("every verdict, by the keyboard alone, and nothing lost by a reload", async ({ page }) => {
      await enterWithWords(page.request);
      await page.goto("/createTester");
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
        await page.keyboard.press("Enter");
      }

      await expect(page).toHaveURL(/\/testing\/finish$/);
      await expect(page.getByText("3 out of 5")).toBeAttached();
      await expect(page.getByRole("listitem").filter({ hasText: "2 correct" })).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "1 with a slip" })).toBeVisible();
      await expectSameAfterReload(page);

      const start = page.getByRole("button", { name: "Same again" });
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
      await expect(page.getByRole("button", { name: /Next word|See the report/ })).toBeFocused();
      await page.keyboard.press("Enter");
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

  await page.getByRole("button", { name: "Test 1 mistake" }).click();
  await expect(page.getByRole("heading", { name: "Haus" })).toBeVisible();
  await answerAll({ Haus: "будинок" });
  await expect(page.getByText("1 out of 1")).toBeAttached();
  await expect(page.getByRole("figure").filter({ hasText: "Last 2 tests of this dictionary" })).toBeVisible();
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
  const marks = page.getByRole("group", { name: "Marks on letters" });
  await marks.getByRole("radio", { name: "Strict" }).check({ force: true });
  await expect(said(page)).toHaveText("Strictness saved");
  await page.reload();
  await expect(marks.getByRole("radio", { name: "Strict" })).toBeChecked();

  await startTest(page.request, id, { swapTermsAndDefinitions: true });
  await page.goto("/testing");
  await skipTo(page, "двері");
  await answer(page, "Tur");
  await expect(page.getByText("You wrote", { exact: true })).toBeVisible();
  await page.goto(`/createTester?dictionary=${id}`);
  await page.getByRole("radio", { name: "Hardest" }).check({ force: true });
  await expect(page.getByRole("complementary", { name: "Your test" })).toContainText("Hardest");
  await expectAccessible(page);
});

/** The strip, which tells where in the test of five words the page is. */
const asked = (page: Page, question: number) =>
  page.getByRole("img", { name: new RegExp(`^Question ${question} of 5`) });

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
  await expect(said(page)).toHaveText("“терпіти” is given already.");
  await expectSameAfterReload(page);
  await answer(page, "витримувати");
  await expect(said(page)).toHaveText("Correct. 1 more to go.");
  await answer(page, "утримувати");
  await expect(page).toHaveURL(/\/testing\/check$/);
  await expect(said(page)).toHaveText("Correct.");
}

async function withSlip(page: Page): Promise<void> {
  await answer(page, "крім тога");
  await expect(said(page)).toHaveText(/^Almost\. One more try\. Correct spelling: крім того\./);
  await expectSameAfterReload(page);
  await answer(page, "крім того");
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
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/testing\/skip$/);
  await expect(said(page)).toHaveText("Skipped. The answer: страх, тривога.");
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

test("an answer outlives a lost network", async ({ page, complaints }) => {
  const { id } = await enterWithWords(page.request, { Haus: ["будинок"] });
  await startTest(page.request, id);
  await page.goto("/testing");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.route("**/api/testing", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await answer(page, "будинок");
  await expect(page.getByRole("alert").filter({ hasText: "Your answer is kept." })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("будинок");
  await page.unroute("**/api/testing");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(said(page)).toHaveText("Correct.");
  // The browser itself writes of the failed request.
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
  await expect(page.getByRole("alert").filter({ hasText: "Your answer is kept." })).toBeVisible();
  await page.unroute("**/api/testing");
  await page.getByRole("button", { name: "Try again" }).click();
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
  await expect(page.getByText(/answered in another tab or on another device/)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("");
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
  await page.getByRole("radio", { name: "Other" }).check({ force: true });
  await page.getByRole("textbox", { name: "Number of words" }).fill("2");
  await expect(slip).toContainText("2 words");
  await page.getByRole("textbox", { name: "Number of words" }).fill("two");
  await expect(page.getByText("Should contain digits only")).toBeVisible();
  await page.getByRole("button", { name: "Start test" }).click();
  await expect(page).toHaveURL(/\/createTester/);

  await page.getByRole("radio", { name: "By number" }).check({ force: true });
  await page.getByRole("textbox", { name: "From number" }).fill("2");
  await expect(slip).toContainText("2 words");
  await page.getByRole("textbox", { name: "From number" }).fill("4");
  await expect(slip).toContainText("0 words");
  await expect(slip).toContainText("No words match. Choose others.");
  await page.getByRole("radio", { name: "By date" }).check({ force: true });
  await expect(slip).toContainText("3 words");
  await page.getByRole("radio", { name: "Other" }).check({ force: true });
  await page.getByRole("combobox", { name: "Unit" }).selectOption("minutes");
  await expect(slip).toContainText("2 minutes");
  await expect(slip).toContainText("3 words");

  await page.getByRole("button", { name: "Swap direction" }).click();
  await expect(said(page)).toHaveText("You see: Ukrainian. You type: German.");
});

test("a running test is resumed, and the day's limit is told", async ({ page }) => {
  const { id } = await enterWithWords(page.request);
  await page.goto("/createTester");
  await expect(page.getByText(/^3 of 3 tests left today\. They renew at \d+:00/)).toBeVisible();
  for (let test = 0; test < 3; test++) await startTest(page.request, id);
  await page.reload();
  await expect(page.getByText("Question 1 of 5. A new test replaces it.")).toBeVisible();
  await expect(page.getByText("The maximum testing attempts for today is reached").first()).toBeVisible();
  await page.getByRole("link", { name: "Resume" }).click();
  await expect(asked(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "End test" }).click();
  await expect(page.getByRole("button", { name: "Keep going" }).first()).toBeFocused();
  await page.getByRole("button", { name: "Leave for now" }).click();
  await expect(page).toHaveURL(/\/createTester$/);
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

for (const colorScheme of ["light", "dark"] as const)
  for (const language of ["en", "de", "uk"])
    test(`every screen is accessible, ${colorScheme}, ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const { id } = await enterWithWords(page.request, undefined, language);
      for (const viewport of [SCREENS[0], SCREENS[1]].map((screen) => screen?.viewport)) {
        if (viewport) await page.setViewportSize(viewport);
        await page.goto("/createTester");
        await expect(page.getByRole("radio").first()).toBeVisible();
        await expectFits(page);
        await startTest(page.request, id);
        await page.goto("/testing");
        for (let question = 1; question <= 5; question++) {
          await expect(page.getByRole("textbox")).toBeFocused();
          if (question === 1) await expectFits(page);
          if (question === 2) await page.locator("form button:not([data-stop])").first().click();
          else await answer(page, "х");
          await expect(page.locator("main [data-variant=primary]")).toBeFocused();
          if (question <= 2) await expectFits(page);
          await page.keyboard.press("Enter");
        }
        await page.waitForURL(/\/testing\/finish$/);
        await expect(page.getByRole("figure").first()).toBeVisible();
        await expectFits(page);
      }
    });

/** Nothing for axe to find, and nothing wider than the screen. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
