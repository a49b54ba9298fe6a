import type { Page } from "@playwright/test";

import { comeBackTo } from "../come-back.ts";
import { readyForOffline } from "../offline-steps.ts";
import { answerRight, asked, expectSent, next, signInToLearn, term, type } from "../reviews-steps.ts";
import { expect, expectAccessible, test } from "../test.ts";

const tools = (page: Page) => page.getByRole("group", { name: "This word" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
const takenBack = (page: Page) => page.getByText("Taken back.").first();

test.describe("with a network", () => {
  test("an answer is taken back where it was judged: it counts nothing, and stands in the line again", async ({
    page,
    product,
  }) => {
    const learner = await signInToLearn(page, product);
    await page.goto("/today/review");
    await type(page, "endure");
    await expect(page.getByRole("textbox")).toHaveValue("");
    await type(page, "house");
    await expect(page.getByRole("main")).toContainText("Comes again after 3 other words.");
    await expectSent(page);
    await expectAccessible(page);
    await tools(page).getByRole("button", { name: "Undo" }).click();

    await expect(takenBack(page)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("main")).toContainText("Word 1 of 5");
    await expect(undo(page)).toHaveCount(0);
    await expect(page.getByRole("textbox")).toBeFocused();
    await expect(page.getByRole("textbox")).toHaveValue("house");
    await expect(page.getByRole("listitem").first()).toContainText("endure");
    await expectSent(page);
    expect(await learner.log()).toEqual([]);
    expect(await learner.summary()).toMatchObject({ new: 5, doneToday: 0 });

    await page.keyboard.press("Control+A");
    await type(page, "bear");
    await expect(page.getByRole("main")).toContainText(/Comes again in \d days/);
    await expect(page.getByRole("main")).toContainText("First time today.");
    await expectSent(page);
    expect((await learner.log()).map(({ grade, given }) => [grade, given])).toEqual([
      ["good", ["endure", "bear"]],
    ]);
  });

  test("until the next answer it is taken back on the next question too, by the keyboard", async ({
    page,
    product,
  }) => {
    const learner = await signInToLearn(page, product);
    await page.goto("/today/review");
    await answerRight(page);
    expect(await term(page)).toBe("Haus");
    await expect(undo(page)).toBeVisible();
    // What is being typed is taken back first, by the browser.
    await page.keyboard.type("ho");
    await page.keyboard.press("Control+z");
    await expect(asked(page)).toHaveText("Haus");
    await page.getByRole("textbox").fill("");
    await page.keyboard.press("Control+z");
    expect(await term(page)).toBe("aushalten");
    await expect(page.getByRole("textbox")).toHaveValue("bear");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await answerRight(page)).toBe("Haus");
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    await expect(tools(page)).toBeVisible();
    await page.keyboard.press("Control+z");
    expect(await term(page)).toBe("Wortschatz");
    await expectSent(page);
    expect((await learner.log()).map(({ grade }) => grade)).toEqual(["good", "good"]);
  });

  test("“I was right” is taken back with its answer", async ({ page, product }) => {
    const learner = await signInToLearn(page, product);
    await page.goto("/today/review");
    await type(page, "stand it");
    await expect(tools(page)).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(page.getByRole("main")).toContainText(/Comes again in \d days/);
    await expectSent(page);
    expect((await learner.log()).map(({ outcome }) => outcome)).toEqual(["overridden"]);
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("textbox")).toHaveValue("stand it");
    await expectSent(page);
    expect(await learner.log()).toEqual([]);
  });

  test("a skipped word is asked again", async ({ page, product }) => {
    const learner = await signInToLearn(page, product);
    await page.goto("/today/review");
    await term(page);
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("main")).toContainText("Comes again after 3 other words");
    await undo(page).click();
    await expect(takenBack(page)).toBeVisible();
    expect(await term(page)).toBe("aushalten");
    await expect(page.getByRole("textbox")).toHaveValue("");
    await expectSent(page);
    expect(await learner.log()).toEqual([]);
  });

  test("a card that was turned over and judged by mistake lies there again", async ({ page, product }) => {
    const learner = await signInToLearn(page, product);
    await page.addInitScript(() => localStorage.setItem("reviews.flip", "yes"));
    await page.goto("/today/review");
    await expect(asked(page)).toHaveText("aushalten");
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: /Didn’t know/ })).toContainText("again today");
    await expect(page.getByRole("button", { name: /Knew it/ })).toContainText(/in \d days/);
    await page.keyboard.press("2");
    await expect(asked(page)).toHaveText("Haus");
    await expectSent(page);
    await undo(page).click();
    await expect(takenBack(page)).toBeVisible();
    await expect(asked(page)).toHaveText("aushalten");
    await expectSent(page);
    expect(await learner.log()).toEqual([]);
    await page.keyboard.press("Space");
    await page.keyboard.press("1");
    await expect(asked(page)).toHaveText("Haus");
    await page.keyboard.press("Control+z");
    await expect(asked(page)).toHaveText("aushalten");
    await expectSent(page);
    expect(await learner.log()).toEqual([]);
  });

  test("what was on its way when it was taken back does not come back", async ({ page, product }) => {
    const learner = await signInToLearn(page, product);
    await page.goto("/today/review");
    await term(page);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const sent: (string | null)[] = [];
    await page.route("**/api/reviews", async (route) => {
      sent.push(route.request().postData());
      await held;
      await route.continue();
    });
    await type(page, "wrong");
    await expect.poll(() => sent).toHaveLength(1);
    await page.keyboard.press("Control+z");
    await expect(takenBack(page)).toBeVisible();
    release();
    await expectSent(page);
    expect(await learner.log()).toEqual([]);
    // Once more, as by a connection that was thought lost.
    await learner.send("POST", "/reviews", JSON.parse(sent[0] ?? "{}"));
    expect(await learner.log()).toEqual([]);
    expect(await learner.summary()).toMatchObject({ new: 5, doneToday: 0 });
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("answers are taken back, whether they had been sent or not, and what counts arrives", async ({
    page,
    context,
    product,
  }) => {
    const learner = await signInToLearn(page, product);
    await readyForOffline(page, learner.dictionaryId);
    await page.goto("/today/review");
    await type(page, "nothing");
    await expect(next(page)).toBeVisible();
    await expectSent(page);
    await context.setOffline(true);
    await page.keyboard.press("Control+z");
    expect(await term(page)).toBe("aushalten");
    await page.reload();
    // The server still counts it; this device does not.
    expect(await term(page)).toBe("aushalten");
    await expect(page.getByRole("main")).toContainText("Word 1 of 5");
    await page.getByRole("textbox").fill("");
    await answerRight(page);
    await type(page, "nothing either");
    await expect(page.getByRole("main")).toContainText("Comes again after 3 other words.");
    await undo(page).click();
    await expect(page.getByRole("textbox")).toHaveValue("nothing either");
    await page.getByRole("textbox").fill("");
    await answerRight(page);
    expect((await learner.log()).map(({ given }) => given)).toEqual([["nothing"]]);
    await context.setOffline(false);
    await expectSent(page);
    expect((await learner.log()).map(({ grade, given }) => [grade, given])).toEqual([
      ["good", ["endure", "bear"]],
      ["good", ["house"]],
    ]);
  });
});

test("of two tabs, one takes back what the other has answered, and the other cannot bring it back", async ({
  page,
  context,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await learner.send("PATCH", "/users/me", { review: { timeZone: "Europe/Berlin" } });
  await page.goto("/today/review");
  await type(page, "wrong");
  await expect(tools(page)).toBeVisible();
  await expectSent(page);
  const tab = await context.newPage();
  await tab.goto("/today/review");
  await undo(tab).click();
  await expect(asked(tab)).toHaveText("aushalten");
  await expectSent(tab);
  expect(await learner.log()).toEqual([]);
  await page.getByRole("button", { name: "I was right" }).click();
  await expect(next(page)).toBeVisible();
  await comeBackTo(tab);
  await expectSent(page);
  expect(await learner.log()).toEqual([]);
  await expect(asked(tab)).toHaveText("aushalten");
});
