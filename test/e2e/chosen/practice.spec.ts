import type { Page } from "@playwright/test";

import type { User } from "../../../shared/api/users.ts";
import { keptFor, withWorker } from "../offline-steps.ts";
import { picture } from "../pictures.ts";
import { signInToLearn, type Learner } from "../reviews-steps.ts";
import { expect, expectAccessible, expectContrast, test } from "../test.ts";
import { expectFits, goOn } from "../testing-steps.ts";
import { expectWholeWords } from "../whole-words.ts";

const WORDS = { Haus: ["house"], Baum: ["tree"], Gemüt: ["mind"], Wortschatz: ["vocabulary"] };
const ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).map(([term, [definition = ""]]) => [term, definition]),
);

const position = (page: Page, at: number, of: number) => page.getByText(`Practice, word ${at} of ${of}`);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const again = (page: Page) => page.getByRole("button", { name: "Practice missed words again" });

/** Answers the open question of a practice; without a text the right one. */
async function reply(page: Page, text?: string): Promise<string> {
  await expect(page.getByRole("textbox")).toBeFocused();
  const term = (await heading(page).innerText()).replaceAll("\u00ad", "");
  await page.keyboard.type(text ?? ANSWERS[term] ?? "");
  await page.keyboard.press("Enter");
  return term;
}

/** A report on four words of which none was known but Haus. */
async function withReport(learner: Learner): Promise<void> {
  const { dictionaryId, send } = learner;
  await send("POST", "/tester", { dictionaryId, wordsNumberLimit: { count: null, direction: 1 } });
  for (;;) {
    const { test: question } = await send<{ test: { prompt: string[] } | null }>("GET", "/testing");
    if (!question) return;
    if (question.prompt[0] === "Haus") await send("POST", "/testing", { answer: "house" });
    else await send("POST", "/testing/skip", {});
  }
}

/** What practice must not change. */
async function spent({ send, log }: Learner): Promise<unknown> {
  const { usage } = await send<User>("GET", "/users/me");
  return { tests: usage.testsToday, reviews: await log() };
}

test("the missed words of a report are practised: no test is used and no review written", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product, { role: "user", words: WORDS });
  await withReport(learner);
  const before = await spent(learner);
  await page.goto("/testing/finish");
  await expect(page.getByRole("button", { name: "Retest 3 missed words" })).toBeVisible();
  await expectAccessible(page);
  await picture(page, "practice-report");
  await page.getByRole("button", { name: "Practice 3 words" }).press("Enter");
  await expect(page).toHaveURL(/\/practice$/);
  await expect(position(page, 1, 3)).toBeVisible();
  await expectAccessible(page);
  await picture(page, "practice-question");
  await reply(page, "something else");
  await goOn(page);
  await reply(page);
  await goOn(page);
  await reply(page);
  await goOn(page);
  await expect(heading(page)).toHaveText("Practice");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText("2 out of 3")).toBeAttached();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await picture(page, "practice-result");
  await again(page).press("Enter");
  await expect(position(page, 1, 1)).toBeVisible();
  await reply(page);
  await goOn(page);
  await expect(page.getByText("1 out of 1")).toBeAttached();
  await expect(again(page)).toHaveCount(0);
  expect(await spent(learner)).toEqual(before);
  await page.getByRole("link", { name: "Done" }).press("Enter");
  await expect(page).toHaveURL(/\/testing\/finish$/);
});

test("practice is judged as a test is: another entry is named, and “I was right” counts", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product, { words: WORDS });
  await withReport(learner);
  await page.goto("/testing/finish");
  await page.getByRole("button", { name: "Practice 3 words" }).click();
  await reply(page, "house");
  await expect(page.getByText("“house” belongs to another entry: Haus.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "I was right" }).click();
  await expect(page.getByRole("main")).toContainText("Counted as right");
  await page.getByRole("button", { name: "Next word" }).click();
  for (let left = 2; left > 0; left--) {
    await page.getByRole("button", { name: "Skip" }).press("Enter");
    await goOn(page);
  }
  await expect(page.getByText("1 out of 3")).toBeAttached();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("practice goes on after a reload and without a network, and another tab has its own", async ({
    page,
    product,
    context,
  }) => {
    const learner = await signInToLearn(page, product, { words: WORDS });
    await withReport(learner);
    const before = await spent(learner);
    await withWorker(page, "/menu");
    await page.goto("/testing/finish");
    await page.getByRole("button", { name: "Practice 3 words" }).click();
    await expect(position(page, 1, 3)).toBeVisible();
    await keptFor(page, `/api/dictionaries/${learner.dictionaryId}/entries`);
    const tab = await context.newPage();
    await tab.goto("/practice");
    await expect(tab.getByText("Nothing to practice yet")).toBeVisible();
    await tab.goto("/testing/finish");
    await tab.getByRole("button", { name: "Practice 3 words" }).click();

    await context.setOffline(true);
    await reply(page);
    // Its verdict counts already; what is typed for the next one is kept.
    await page.reload();
    await expect(position(page, 2, 3)).toBeVisible();
    await page.getByRole("textbox").fill("half an ans");
    await page.reload();
    await expect(page.getByRole("textbox")).toHaveValue("half an ans");
    await page.getByRole("textbox").fill("");
    await reply(page, "no");
    await goOn(page);
    await reply(page);
    await goOn(page);
    await expect(page.getByText("2 out of 3")).toBeAttached();
    await page.reload();
    await expect(page.getByText("2 out of 3")).toBeAttached();
    await expect(position(tab, 1, 3)).toBeVisible();
    await tab.getByRole("textbox").focus();
    await reply(tab);
    await context.setOffline(false);
    expect(await spent(learner)).toEqual(before);
  });
});

const DAY = 86_400_000;

/** Two dictionaries with words that were forgotten after they had been known. */
async function withHardWords(learner: Learner): Promise<void> {
  const english = await learner.dictionary(
    { name: "Polski", termsLanguage: "pl", definitionsLanguage: "en" },
    ["kroplówka = drip"],
  );
  let sent = 0;
  for (const [id, terms] of [
    [learner.dictionaryId, ["Haus", "Baum"]],
    [english, ["kroplówka"]],
  ] as const) {
    const { words } = await learner.send<{ words: { id: string; term: string }[] }>(
      "GET",
      `/dictionaries/${id}`,
    );
    for (const term of terms)
      for (const [days, grade] of [
        [40, "good"],
        [30, "again"],
        [20, "again"],
      ] as const) {
        sent++;
        await learner.send("POST", "/reviews", {
          source: "device",
          reviews: [
            {
              id: `01900000-0000-7000-8000-${String(sent).padStart(12, "0")}`,
              wordId: words.find((word) => word.term === term)?.id,
              direction: "forward",
              at: new Date(Date.now() - days * DAY).toISOString(),
              grade,
              outcome: grade === "good" ? "exact" : "wrong",
              given: [grade === "good" ? "x" : "tower"],
              milliseconds: 4000,
            },
          ],
        });
      }
  }
}

test("the hardest words stand by dictionary, and are tested or practised", async ({ page, product }) => {
  const learner = await signInToLearn(page, product, { role: "user", words: WORDS });
  await withHardWords(learner);
  const before = await spent(learner);
  await page.goto("/progress");
  const german = page.getByRole("region", { name: "Mein Deutsch" });
  await expect(german.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Polski" }).getByRole("row")).toHaveCount(2);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await picture(page, "practice-hardest");
  await german.getByRole("button", { name: "Practice 2 words" }).press("Enter");
  const first = await reply(page, "wrong");
  await goOn(page);
  await reply(page);
  await goOn(page);
  await expect(page.getByRole("region", { name: "To look at again" })).toContainText(first);
  expect(await spent(learner)).toEqual(before);
  await page.getByRole("link", { name: "Done" }).press("Enter");
  await german.getByRole("link", { name: "Test these 2" }).press("Enter");
  await expect(page.getByRole("radio", { name: "Chosen words" })).toBeChecked();
  await expect(page.getByRole("complementary", { name: "Your test" })).toContainText("2 words");
});

for (const language of ["de", "uk"])
  test(`practice fits into a narrow screen: ${language}`, async ({ page, product }) => {
    const learner = await signInToLearn(page, product, { words: WORDS, language });
    await withReport(learner);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/testing/finish");
    await page.locator("main button", { hasText: /üben|Потренувати/ }).click();
    await expect(page.getByRole("textbox")).toBeVisible();
    await expectFits(page);
    await expectWholeWords(page);
    await picture(page, `practice-question-${language}-320`);
    await page.getByRole("textbox").fill("x");
    await page.keyboard.press("Enter");
    for (let left = 3; left > 0; left--) {
      await goOn(page);
      if (left > 1) await page.locator("main button", { hasText: /Überspringen|Пропустити/ }).press("Enter");
    }
    await expect(heading(page)).toHaveText(language === "de" ? "Übung" : "Тренування");
    await expectFits(page);
    await expectWholeWords(page);
    await picture(page, `practice-result-${language}-320`);
  });
