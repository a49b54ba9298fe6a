import type { Page } from "@playwright/test";

import type { Word } from "../../../shared/api/word.ts";
import { kill, readyForOffline } from "../offline-steps.ts";
import { asked, expectSent, signInToLearn, term, type } from "../reviews-steps.ts";
import { expect, test } from "../test.ts";

test.use({ serviceWorkers: "allow" });

const tool = (page: Page, name: string) =>
  page.getByRole("group", { name: "This word" }).getByRole("button", { name });

/** Requests go out, and their answers are lost with the tab. */
const loseAnswers = (page: Page) =>
  page.route(/api\/(reviews|dictionaries)/, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
  });

test("a tab that is killed while it sends loses neither what was taken back, nor a rest, nor an edit", async ({
  page,
  context,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await readyForOffline(page, learner.dictionaryId);
  const words = async () =>
    (await learner.send<{ words: Word[] }>("GET", `/dictionaries/${learner.dictionaryId}`)).words;
  const states = async () => (await words()).map(({ term: one, resting }) => [one, resting]);
  let tab = page;
  const round = async (act: () => Promise<unknown>) => {
    await tab.goto("/today/review");
    const word = await term(tab);
    await type(tab, "wrong");
    await expect(tool(tab, "Edit")).toBeVisible();
    await expectSent(tab);
    await loseAnswers(tab);
    await act();
    await kill(tab);
    tab = await context.newPage();
    await tab.goto("/today");
    await expectSent(tab);
    await expect
      .poll(() => tab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":change:"))))
      .toEqual([]);
    return word;
  };

  const first = await round(async () => {
    await tab.keyboard.press("Control+z");
    await expect(tab.getByText("Taken back.").first()).toBeVisible();
  });
  expect(first).toBe("aushalten");
  expect(await learner.log()).toEqual([]);

  await round(async () => {
    await tool(tab, "Let it rest").click();
    await expect(tab.getByRole("button", { name: "Wake it" })).toBeVisible();
  });
  expect(await states()).toContainEqual(["aushalten", true]);

  const edited = await round(async () => {
    await tool(tab, "Edit").click();
    const sheet = tab.getByRole("dialog", { name: "Edit this word" });
    await sheet.getByRole("textbox", { name: "Term" }).fill("das Haus");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(asked(tab)).toHaveText("das Haus");
  });
  expect(edited).toBe("Haus");
  expect(await states()).toContainEqual(["das Haus", false]);
  expect((await learner.log()).map(({ grade }) => grade)).toEqual(["again", "again"]);
  expect(await states()).toContainEqual(["aushalten", true]);
});
