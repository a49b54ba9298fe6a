import { asked, expectSent, next, signInToLearn, term, type } from "../reviews-steps.ts";
import { expect, expectAccessible, test } from "../test.ts";
import { answer, enterWithWords, goOn, said, startTest } from "../testing-steps.ts";

const COUNTS = "A right answer now counts as “with a hint”";

test("a question mark in an empty line shows first letters; right then is with a hint", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product, { words: { Haus: ["big house"], Baum: ["tree"] } });
  await page.goto("/today/review");
  await term(page);
  await page.keyboard.press("?");
  const main = page.getByRole("main");
  await expect(main).toContainText("b·· h····");
  await expect(main).toContainText(COUNTS);
  await expect(said(page)).toHaveText("Hint: first letters b and h, 8 letters.");
  await expect(page.getByRole("textbox")).toHaveValue("");
  await page.reload();
  await expect(main).toContainText("b·· h····");
  await type(page, "big house");
  await expect(main).toContainText("With a hint");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(main).toContainText("b·· h····");
  await type(page, "");
  await expect(main).toContainText("With a hint");
  await next(page).click();
  await expect(asked(page)).toHaveText("Baum");
  await page.keyboard.type("tree?");
  await expect(main).not.toContainText("t···");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await next(page).click();
  await expect(asked(page)).toHaveText("Done for today.");
  await expectSent(page);
  expect(await learner.log()).toMatchObject([
    { outcome: "hinted", grade: "hard", given: ["big house"] },
    { outcome: "exact", grade: "good" },
  ]);
});

test("a hint needs no network in a review", async ({ page, product }) => {
  await signInToLearn(page, product, { words: { Haus: ["house"] } });
  await page.goto("/today/review");
  await term(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "First letter" }).click();
  await expect(page.getByRole("main")).toContainText("h····");
  await expect(page.getByRole("textbox")).toBeFocused();
  await type(page, "house");
  await expect(page.getByRole("main")).toContainText("With a hint");
});

test("in a test a hint is kept by the server, and the report has its section", async ({ page }) => {
  const { id } = await enterWithWords(page.request, {
    Feierabend: ["кінець робочого дня"],
    Angst: ["страх", "тривога"],
  });
  await startTest(page.request, id);
  await page.goto("/testing");
  const main = page.getByRole("main");
  for (let count = 0; count < 2; count++) {
    await expect(page.getByRole("textbox")).toBeFocused();
    const isFirst = (await asked(page).innerText()) === "Feierabend";
    await page.keyboard.press("?");
    await expect(main).toContainText(isFirst ? "к····· р······· д··" : "с····");
    await page.reload();
    await expect(main).toContainText(isFirst ? "к····· р······· д··" : "с····");
    if (isFirst) await answer(page, "кінець робочого дня");
    else {
      await answer(page, "страх");
      await expect(page.getByRole("button", { name: "First letter" })).toBeVisible();
      await answer(page, "тривога");
    }
    await expect(main).toContainText("With a hint");
    await goOn(page);
  }
  await expect(page.getByRole("heading", { name: /With a hint/ })).toBeVisible();
  await expect(main).toContainText("2 with a hint");
  await expect(page.getByRole("heading", { name: "How a hint counts" })).toBeVisible();
  await expect(main).toContainText("Hint");
  await expectAccessible(page);
});

test("after a wrong answer the right one may be written once more, and it counts nothing", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product, { words: { Haus: ["house"], Baum: ["tree"] } });
  await page.goto("/today/review");
  await term(page);
  await type(page, "hovel");
  const line = page.getByRole("textbox", { name: "Write it once more (not required)" });
  await expect(line).toBeFocused();
  await page.keyboard.type("housse");
  await expect(next(page)).not.toHaveAttribute("data-unread");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("You wrote: housse.");
  await page.keyboard.press("Backspace");
  await line.fill("house");
  await page.keyboard.press("Enter");
  await expect(line).toHaveValue("house");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(asked(page)).toHaveText("Baum");
  await type(page, "bush");
  await expect(line).toBeFocused();
  await expect(next(page)).not.toHaveAttribute("data-unread");
  // An empty line leaves its keys to the verdict.
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("main")).toContainText("Counted as right");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(asked(page)).toHaveText("Haus");
  await expectSent(page);
  expect(await learner.log()).toMatchObject([
    { outcome: "wrong", given: ["hovel"] },
    { outcome: "overridden", given: ["bush"] },
  ]);
});

test("on a phone the way on has the focus, and the line waits", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToLearn(page, product, { words: { Haus: ["house"] } });
  await page.goto("/today/review");
  await type(page, "hovel");
  await expect(next(page)).toBeFocused();
  await page.getByRole("textbox", { name: "Write it once more (not required)" }).click();
  await page.keyboard.type("house");
  await page.keyboard.press("Enter");
  await expectAccessible(page);
});

for (const width of [390, 1280])
  test(`a hint is readable at ${width} pixels, light and dark`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInToLearn(page, product, { words: { Haus: ["house"] } });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/today/review");
      await term(page);
      if (colorScheme === "light") await page.keyboard.press("?");
      await expect(page.getByRole("main")).toContainText("h····");
      await expectAccessible(page);
    }
  });
