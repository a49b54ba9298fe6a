import type { Page } from "@playwright/test";

import { chooseItem } from "./menus.ts";
import { answerRight, asked, expectSent, next, signInToLearn, term, type } from "./reviews-steps.ts";
import { weighScripts } from "./script-bytes.ts";
import { expect, test } from "./test.ts";

/** The limit for script in bytes, compressed as sent, before anything that can wait is requested. */
const TODAY_LIMIT = 150_000;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a learner's first day: new words, one wrong and asked again, and what is kept of it", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await page.goto("/menu");
  const waiting = page.getByRole("region", { name: "What’s next" }).getByRole("listitem").first();
  await expect(waiting).toContainText(/Due today.*5 words/);
  await waiting.getByRole("link", { name: "Start review" }).click();
  await expect(heading(page)).toHaveText("5 new words today");
  await expect(page.getByRole("heading", { name: "How a review works" })).toBeVisible();
  await page.getByRole("link", { name: "Start review" }).click();

  await expect(page.getByRole("main")).toContainText("Word 1 of 5");
  const first = await term(page);
  expect(first).toBe("aushalten");
  await type(page, "endure");
  await type(page, "house");
  await expect(page.getByRole("main")).toContainText("“house” belongs to another entry: Haus.");
  await expect(page.getByRole("main")).toContainText("Comes again after 3 other words.");
  await next(page).click();

  const others = [];
  for (let count = 0; count < 3; count++) others.push(await answerRight(page));
  expect(others).toEqual(["Haus", "Wortschatz", "Gemüt"]);
  expect(await term(page)).toBe("aushalten");
  await expect(page.getByText("1 more to go")).toBeVisible();
  await expect(page.getByRole("listitem").first()).toContainText("endure");
  await type(page, "bear");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await answerRight(page)).toBe("Baum");

  await expect(heading(page)).toHaveText("Done for today.");
  await expect(page.getByRole("main")).toContainText("6 answers today.");
  await expect(page.getByRole("main")).toContainText("Wrong today");
  await expectSent(page);
  expect((await learner.log()).map(({ grade, outcome, given }) => [grade, outcome, given])).toEqual([
    ["again", "wrong", ["endure", "house"]],
    ["good", "exact", ["house"]],
    ["good", "exact", ["vocabulary"]],
    ["good", "exact", ["mind"]],
    ["good", "exact", ["bear"]],
    ["good", "exact", ["tree"]],
  ]);
});

test("the icon of the installed app says how many words are due, and nothing after logging out", async ({
  page,
  product,
}) => {
  const badges: number[] = [];
  await page.exposeFunction("tellBadge", (count: number) => badges.push(count));
  await page.addInitScript("navigator.setAppBadge = async (count) => void tellBadge(count)");
  const badge = () => badges.at(-1);
  await signInToLearn(page, product, { words: { Haus: ["house"], Baum: ["tree"] }, role: "user" });
  await page.goto("/menu");
  await expect.poll(badge).toBe(2);
  await page.goto("/today/review");
  await type(page, "house");
  await expect.poll(badge).toBe(1);
  await page.goto("/menu");
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
  await chooseItem(page, "Logout");
  await expect.poll(badge).toBe(0);
});

test("“I was right” replaces the grade of the same review", async ({ page, product }) => {
  const learner = await signInToLearn(page, product, { words: { Haus: ["house"] } });
  await page.goto("/today/review");
  await term(page);
  await page.getByRole("textbox").fill("x".repeat(256));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "at most 255" })).toBeVisible();
  await page.getByRole("textbox").fill("home");
  await page.reload();
  await expect(page.getByRole("textbox")).toHaveValue("home");
  await type(page, ", sweet home");
  await expect(page.getByRole("button", { name: "I was right" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add it as a definition" })).toHaveCount(0);
  await page.getByRole("button", { name: "I was right" }).click();
  await expect(page.getByRole("main")).toContainText("Counted as right");
  await next(page).click();
  await expect(heading(page)).toHaveText("Done for today.");
  await expectSent(page);
  expect(await learner.log()).toMatchObject([
    { grade: "good", outcome: "overridden", given: ["home, sweet home"] },
  ]);
});

test("cards are turned over and judged with the keyboard alone", async ({ page, product }) => {
  const learner = await signInToLearn(page, product, {
    words: { Haus: ["house"], aushalten: ["endure", "bear"] },
  });
  await page.goto("/today");
  await page.getByRole("button", { name: "Flip cards instead of typing" }).click();
  await expect(page.getByRole("button", { name: /^Show answer/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("house")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Show the answer");
  await expect(page.getByRole("dialog").getByRole("button")).toBeFocused();
  await page.keyboard.press("2");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("1");
  await expect(asked(page)).toHaveText("aushalten");
  await expect(page.getByRole("button", { name: /^Show answer/ })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("2");
  await expect(asked(page)).toHaveText("Haus");
  await page.keyboard.press("Space");
  await page.keyboard.press("2");
  await expect(heading(page)).toHaveText("Done for today.");
  await expectSent(page);
  expect((await learner.log()).map(({ grade, outcome }) => [grade, outcome])).toEqual([
    ["again", null],
    ["good", null],
    ["good", null],
  ]);
});

test("nothing is due: what one could do instead", async ({ page, product }) => {
  await signInToLearn(page, product, { words: {} });
  await page.goto("/today");
  await expect(heading(page)).toHaveText("Nothing is due.");
  await expect(page.getByRole("main").getByRole("link", { name: "New test" })).toBeVisible();
});

for (const [language, start] of [
  ["en", "Start review"],
  ["uk", "Почати повторення"],
] as const)
  test(`Today begins with little script, and has that of the review before the network goes: ${language}`, async ({
    page,
    product,
    complaints,
  }) => {
    await signInToLearn(page, product, { language });
    // Work that the page schedules for idle time waits until the test starts it.
    await page.addInitScript(
      "globalThis.idle = []; globalThis.requestIdleCallback = (work) => idle.push(work)",
    );
    const { bytes, inside, came } = weighScripts(page);
    await page.goto(`/today?lng=${language}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: start })).toBeVisible();
    const first = (await bytes()) + (await inside());
    expect(first).toBeLessThan(TODAY_LIMIT);

    await page.evaluate("for (const work of idle.splice(0)) work()");
    await expect.poll(() => came(/session-page/)).toBe(true);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.getByRole("link", { name: start }).click();
    await expect(asked(page)).toHaveText("aushalten");
    await expect(page.getByRole("textbox")).toBeFocused();
    complaints.length = 0;
  });

test("a question is there before the dictionary is, and its verdict knows the other entries", async ({
  page,
  product,
}) => {
  await signInToLearn(page, product);
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/entries", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/today/review");
  expect(await term(page)).toBe("aushalten");
  await type(page, "house");
  await expect(next(page)).toHaveCount(0);
  send();
  await expect(page.getByRole("main")).toContainText("“house” belongs to another entry: Haus.");
});
