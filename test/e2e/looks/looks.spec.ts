import type { Locator } from "@playwright/test";

import { strings } from "../../../web/locales/en/index.ts";
import { signIn } from "../reader.ts";
import { signInToLearn } from "../reviews-steps.ts";
import { expect, test } from "../test.ts";
import { answer, enterWithWords, goOn, said, startTest } from "../testing-steps.ts";
import { expectWholeWords } from "../whole-words.ts";

const { dictionaries, testing } = strings;

test("the slider's arrows and pages stand in one line", async ({ page }) => {
  for (const width of [390, 320])
    for (const language of ["en", "de", "uk", "pl"]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?lng=${language}`);
      const buttons = page.locator("main section").filter({ has: page.locator("[data-ready]") });
      const tops = await buttons
        .first()
        .locator("button")
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect([width, language, new Set(tops).size]).toEqual([width, language, 1]);
    }
});

test("lines of a sense stand under its first", async ({ page }) => {
  for (const width of [390, 320])
    for (const language of ["en", "de", "uk"]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/no-such-page?lng=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const uneven = await page.locator("main ol > li").evaluateAll(
        (senses) =>
          senses.filter((sense) => {
            const range = document.createRange();
            const text = sense.lastChild ?? sense;
            range.selectNodeContents(text);
            return new Set([...range.getClientRects()].map(({ left }) => Math.round(left))).size > 1;
          }).length,
      );
      expect([width, language, uneven]).toEqual([width, language, 0]);
    }
});

test("every month that begins in the year of days is named, wherever it begins", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  const read = await learner.send<{ forecast: { day: string }[]; words: { begun: number } }>(
    "GET",
    "/progress?days=371",
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const today of ["2026-12-04", "2026-12-27", "2026-06-01", "2027-02-28"]) {
    const forecast = read.forecast.map((one, at) => ({ ...one, day: dayAfter(today, at) }));
    const progress = {
      ...read,
      forecast,
      days: [{ day: today, reviews: 3, right: 3 }],
      words: { begun: 1, known: 0 },
    };
    await page.route("**/api/progress*", (route) => route.fulfill({ json: progress }));
    await page.goto("/progress");
    const year = page.getByRole("img", { name: /Days with a review/ });
    const months = year.locator("text").filter({ hasText: /^(?!Mon|Wed|Fri)/ });
    await expect(months).toHaveText(monthsBefore(today));
    await page.unrouteAll();
  }
});

test("a result is read in the typeface of words, apart from its title, and leaves nothing said behind", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/try");
  await page.getByRole("link", { name: "German" }).click();
  await answer(page, "fish");
  await goOn(page);
  for (let left = 4; left > 0; left--) {
    await page.getByRole("button", { name: testing.run.skip }).click();
    await goOn(page);
  }
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(testing.trial.done);
  const words = page.locator("main [lang]");
  await expect(words).toHaveCount(10);
  for (const word of await words.all()) expect(await fontOf(word)).toContain("Literata");
  const [over, under] = [await title.boundingBox(), await title.locator("+ p").boundingBox()];
  expect((under?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0)).toBeGreaterThanOrEqual(12);

  await expect(said(page)).not.toBeEmpty();
  await page.getByRole("button", { name: testing.trial.keep }).click();
  await page.waitForURL("**/accept-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(said(page)).toBeEmpty();
});

test("the language of the interface can be tried with definitions in another", async ({ page }) => {
  await page.goto("/try?lng=en");
  const english = page.getByRole("main").getByRole("link", { name: "English" });
  await expect(english).toHaveCount(0);
  await page.getByLabel(dictionaries.form.definitionsLanguage).selectOption({ label: "Polish" });
  await english.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("bread");
  await answer(page, "chleb");
  await expect(page.getByText(testing.verdict.correct).first()).toBeVisible();
});

test("nothing is said twice where no test is left", async ({ page, product }) => {
  const learner = await signInToLearn(page, product, { role: "user" });
  for (let tests = 0; tests < 5; tests++) await startTest(page.request, learner.dictionaryId);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/createTester");
    const summary = page.getByRole("complementary", { name: testing.setup.yourTest });
    await expect(summary).toContainText(testing.setup.blocked);
    const sentences = (await summary.innerText())
      .split(/[.\n]+/)
      .map((one) => one.trim())
      .filter(Boolean);
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  }
});

test("a short strip reads as one, and what is pressed in a report looks like it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await enterWithWords(page.request);
  await startTest(page.request, id);
  await page.goto("/testing");
  const lefts = await page
    .getByRole("img", { name: /Question 1 of 5/ })
    .locator("i")
    .evaluateAll((ticks) => ticks.map((tick) => tick.getBoundingClientRect().left));
  lefts.slice(1).forEach((left, at) => expect(left - (lefts[at] ?? 0)).toBeLessThanOrEqual(30));

  for (let left = 5; left > 0; left--) {
    await answer(page, "щось зовсім інше");
    await goOn(page);
  }
  await expect(page.getByRole("heading", { name: testing.verdict.wrong }).first()).toBeVisible();
  const buttons = page.getByRole("main").getByRole("button");
  for (const button of await buttons.all())
    expect([await button.innerText(), await hasEdge(button)]).toEqual([await button.innerText(), true]);
  const firsts = page.getByRole("button", { name: testing.report.wasRight });
  const starts = await firsts.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left)),
  );
  expect(new Set(starts).size).toBe(1);
});

test("the words page waits in the shape that it gets", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const info = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };
  const id = await reader.dictionary(
    info,
    Array.from({ length: 60 }, (_, at) => `Wort ${at} = word ${at}`),
  );
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 });
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route("**/api/dictionaries/*", async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`/dictionaries/${id}/words/edit`);
    const outline = page.locator("main section[aria-busy=true]");
    await expect(outline).toBeVisible();
    const expected = await outline.boundingBox();
    open();
    const ledger = page.getByRole("region", { name: dictionaries.edit.title, exact: true });
    await expect(ledger).toBeVisible();
    const shown = await ledger.boundingBox();
    expect(shown?.x).toBe(expected?.x);
    expect(shown?.width).toBe(expected?.width);
    await page.unrouteAll();
  }
});

test("the menu leads to its two places alike", async ({ page, product }) => {
  await signInToLearn(page, product);
  await page.goto("/menu");
  const places = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  await expect(places).toHaveText([dictionaries.title, testing.title]);
  const sizes = await places.evaluateAll((all) => all.map((one) => getComputedStyle(one).font));
  expect(new Set(sizes).size).toBe(1);
});

test("sorting is named as people were promised", async ({ page, product }) => {
  const { dictionaryId } = await signInToLearn(page, product);
  const sorts = page.getByRole("group", { name: dictionaries.sort.legend }).getByRole("radio");
  const names = () => sorts.evaluateAll((all) => all.map((one) => one.closest("label")?.textContent?.trim()));
  await page.goto("/dictionaries");
  await expect.poll(async () => (await names()).toSorted()).toEqual(["Name", "Update", "Words"]);
  await page.goto(`/dictionaries/${dictionaryId}`);
  await expect.poll(async () => (await names()).toSorted()).toEqual(["Create", "Term", "Update"]);
});

test("a refused name is offered without what was refused, by one press", async ({ page, product }) => {
  const { dictionaryId } = await signInToLearn(page, product);
  for (const path of ["/dictionaries/create", `/dictionaries/${dictionaryId}/info/edit`]) {
    await page.goto(path);
    const name = page.getByRole("textbox", { name: dictionaries.form.name });
    await name.fill("L'italiano a tavola!");
    await name.press("Enter");
    await expect(name).toHaveAccessibleDescription(/: ' !/);
    await page.getByRole("button", { name: "Try “Litaliano a tavola”" }).click();
    await expect(name).toHaveValue("Litaliano a tavola");
    await expect(name).toBeFocused();
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(page.getByRole("button", { name: /^Try “/ })).toHaveCount(0);
  }
});

for (const language of ["de", "uk", "pl", "fr"])
  test(`no label breaks inside a word at 320: ${language}`, async ({ page, product }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const words = { "die Geschwindigkeitsbegrenzung": ["limit"], Brot: ["bread"], Haus: ["house"] };
    const { dictionaryId: id, send } = await signInToLearn(page, product, { language, words, role: "user" });
    const [word] = (await send<{ words: { id: string }[] }>("GET", `/dictionaries/${id}`)).words;
    await send("PATCH", `/dictionaries/${id}`, { words: { update: [{ id: word?.id, resting: true }] } });
    for (const path of [
      `/dictionaries/${id}?sort=term`,
      `/dictionaries/${id}?resting=true`,
      `/dictionaries/${id}/words/edit?resting=true`,
      "/menu",
      "/createTester",
      "/try",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectWholeWords(page, `${language} ${path}`);
    }
  });

const fontOf = (word: Locator): Promise<string> => word.evaluate((one) => getComputedStyle(one).fontFamily);

/** A border or a ground of its own. */
const hasEdge = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => {
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one);
    const isClear = (colour: string): boolean => /transparent|, 0\)/.test(colour);
    return (borderTopStyle !== "none" && !isClear(borderTopColor)) || !isClear(backgroundColor);
  });

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Those of which the first day is in the 53 weeks that end with the week of a day. */
function monthsBefore(today: string): string[] {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 52 * 7 + weekday + 1 }, (_, at) =>
    dayAfter(today, at - 52 * 7 - weekday),
  );
  return days
    .filter((day) => day.endsWith("-01"))
    .map((day) =>
      new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }).format(new Date(day)),
    );
}
