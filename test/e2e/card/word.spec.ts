import type { Page } from "@playwright/test";

import type { Word } from "../../../shared/api/word.ts";
import { readyForOffline } from "../offline-steps.ts";
import {
  answerRight,
  asked,
  next,
  signInToLearn,
  term,
  type,
  WORDS,
  type Learner,
} from "../reviews-steps.ts";
import { expect, expectAccessible, test } from "../test.ts";

const tools = (page: Page) => page.getByRole("group", { name: "This word" });
const tool = (page: Page, name: string) => tools(page).getByRole("button", { name });

const words = async ({ send, dictionaryId }: Learner): Promise<Word[]> =>
  (await send<{ words: Word[] }>("GET", `/dictionaries/${dictionaryId}`)).words;
const wordOf = async (learner: Learner, text: string): Promise<Word | undefined> =>
  (await words(learner)).find(({ term }) => term === text);

/** Waits until no change of a word is left on the device. */
const expectSaved = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":change:"))))
    .toEqual([]);

test("a review says whose word it asks, and has no footer", async ({ page, product }) => {
  await signInToLearn(page, product);
  await page.goto("/today/review");
  await term(page);
  const header = page.getByRole("banner");
  await expect(header).toContainText("Mein Deutsch");
  await expect(header.getByRole("img", { name: "German – English" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("the word is edited beside its card: the verdict stays, and it comes again with its new text", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await page.goto("/today/review");
  await type(page, "wrong");
  await tool(page, "Edit").click();
  const sheet = page.getByRole("dialog", { name: "Edit this word" });
  await expect(sheet.getByRole("textbox", { name: "Term" })).toBeFocused();
  await expect(sheet.getByRole("textbox", { name: "Term" })).toHaveValue("aushalten");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tool(page, "Edit")).toBeFocused();

  await page.keyboard.press("Enter");
  await sheet.getByRole("textbox", { name: "Term" }).fill("");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByRole("alert").or(sheet.getByText("Required"))).toBeVisible();
  await sheet.getByRole("textbox", { name: "Term" }).fill("aushalten (hält aus)");
  await sheet.getByRole("button", { name: "Remove bear" }).click();
  await sheet.getByRole("textbox", { name: "Note" }).fill("strong");
  await sheet.getByRole("textbox", { name: "Tags" }).fill("verbs");
  await sheet.getByRole("button", { name: "Save" }).click();

  await expect(sheet).toHaveCount(0);
  await expect(tool(page, "Edit")).toBeFocused();
  await expect(asked(page)).toHaveText("aushalten (hält aus)");
  await expect(page.getByRole("main")).toContainText("strong");
  await expect(page.getByRole("main")).toContainText("You wrote");
  await expectSaved(page);
  expect(await wordOf(learner, "aushalten (hält aus)")).toMatchObject({
    definitions: ["endure"],
    note: "strong",
    tags: ["verbs"],
  });
  expect((await learner.log()).map(({ grade }) => grade)).toEqual(["again"]);

  await next(page).click();
  for (let count = 0; count < 3; count++) await answerRight(page);
  expect(await term(page)).toBe("aushalten (hält aus)");
  await type(page, "endure");
  await expect(page.getByRole("main")).toContainText("Correct");
});

test("a word that was changed elsewhere too is asked about, and one that was deleted is told", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await page.goto("/today/review");
  await type(page, "wrong");
  const before = await wordOf(learner, "aushalten");
  const elsewhere = (change: object) =>
    learner.send("PATCH", `/dictionaries/${learner.dictionaryId}`, { words: change });
  await tool(page, "Edit").click();
  const sheet = page.getByRole("dialog", { name: "Edit this word" });
  await sheet.getByRole("textbox", { name: "Note" }).fill("mine");
  await elsewhere({ update: [{ id: before?.id, note: "theirs" }] });
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("You’ve changed “aushalten” here and somewhere else.")).toBeVisible();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("radio", { name: /theirs/ }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expectSaved(page);
  await expect(page.getByRole("main")).toContainText("theirs");
  expect(await wordOf(learner, "aushalten")).toMatchObject({ note: "theirs" });

  await elsewhere({ delete: [before?.id] });
  await tool(page, "Edit").click();
  await expect(sheet.getByText("It has been deleted.")).toBeVisible();
  await page.keyboard.press("Escape");
  // There is nothing that could rest.
  await tool(page, "Let it rest").click();
  await expectSaved(page);
  await next(page).click();
  expect(await term(page)).toBe("Haus");
});

test("a word rests at once, in both directions and in every tab, and is woken", async ({
  page,
  context,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await learner.send("PATCH", "/users/me", { review: { timeZone: "Europe/Berlin" } });
  await page.goto("/today/review");
  const tab = await context.newPage();
  await tab.goto("/today/review");
  await type(page, "wrong");
  await tool(page, "Let it rest").click();
  await expect(page.getByRole("button", { name: "Wake it" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Rests from now on.");
  await expectAccessible(page);
  await expectSaved(page);
  expect(await wordOf(learner, "aushalten")).toMatchObject({ resting: true });
  await page.getByRole("button", { name: "Wake it" }).click();
  await expect(tool(page, "Edit")).toBeFocused();
  await expectSaved(page);
  expect(await wordOf(learner, "aushalten")).toMatchObject({ resting: false });
  await tool(page, "Let it rest").click();
  await expectSaved(page);
  await next(page).click();

  // The other tab has it on the screen; afterwards it is not asked there any more.
  const seen: string[] = [];
  await type(tab, "wrong too");
  await next(tab).click();
  for (let count = 0; count < 2; count++) seen.push(await answerRight(tab));
  for (let count = 0; count < 3; count++) seen.push(await answerRight(page));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Done for today.");
  // Both had this word on the screen.
  expect(seen).toEqual(["Haus", "Wortschatz", "Haus", "Gemüt", "Baum"]);
});

test("taking an answer back wakes its word", async ({ page, product }) => {
  const learner = await signInToLearn(page, product);
  await page.goto("/today/review");
  await type(page, "wrong");
  await tool(page, "Let it rest").click();
  await next(page).click();
  expect(await term(page)).toBe("Haus");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await term(page)).toBe("aushalten");
  await expectSaved(page);
  expect(await wordOf(learner, "aushalten")).toMatchObject({ resting: false });
});

test("a word that was moved meanwhile rests where it is now", async ({ page, product }) => {
  const learner = await signInToLearn(page, product);
  const other = await learner.dictionary({
    name: "Other",
    termsLanguage: "de",
    definitionsLanguage: "en",
  });
  await page.goto("/today/review");
  await type(page, "wrong");
  const word = await wordOf(learner, "aushalten");
  await learner.send("POST", `/dictionaries/${learner.dictionaryId}/move`, {
    dictionaryId: other,
    words: [word?.id],
  });
  await tool(page, "Let it rest").click();
  await expectSaved(page);
  const moved = await learner.send<{ words: Word[] }>("GET", `/dictionaries/${other}`);
  expect(moved.words).toMatchObject([{ id: word?.id, resting: true }]);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("words are edited and rest, and what was done arrives from whatever screen is open next", async ({
    page,
    context,
    product,
  }) => {
    const learner = await signInToLearn(page, product);
    await readyForOffline(page, learner.dictionaryId);
    await page.goto("/today/review");
    await term(page);
    await context.setOffline(true);
    await type(page, "wrong");
    await tool(page, "Let it rest").click();
    await next(page).click();
    await type(page, "wrong");
    await tool(page, "Edit").click();
    const sheet = page.getByRole("dialog", { name: "Edit this word" });
    await sheet.getByRole("textbox", { name: "Term" }).fill("das Haus");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(asked(page)).toHaveText("das Haus");
    await page.reload();
    const seen: string[] = [];
    for (let count = 0; count < 4; count++)
      seen.push(await answerRight(page, { ...WORDS, "das Haus": ["house"] }));
    expect(seen.toSorted()).toEqual(["Baum", "Gemüt", "Wortschatz", "das Haus"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Done for today.");
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto("/dictionaries");
    await expectSaved(later);
    expect(await wordOf(learner, "aushalten")).toMatchObject({ resting: true });
    expect(await wordOf(learner, "das Haus")).toMatchObject({ definitions: ["house"], tags: [] });
  });
});
