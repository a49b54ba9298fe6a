import type { Page } from "@playwright/test";
import { v7 as newId } from "uuid";

import { strings } from "../../../web/locales/en/resting.ts";
import { picture } from "../pictures.ts";
import type { Product } from "../product.ts";
import { signInToLearn, type Learner } from "../reviews-steps.ts";
import { expect, expectAccessible, expectContrast, test } from "../test.ts";

const { resting } = strings;
const DAY_MS = 86_400_000;

const row = (page: Page, term: string) => page.getByRole("listitem").filter({ hasText: term });
const chips = (page: Page) => page.getByRole("navigation", { name: "Tags" });
const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();

test("chosen words rest, are marked and listed, and are woken and let rest again in their row", async ({
  page,
  product,
}) => {
  const { dictionaryId: id, send } = await reviewed(page, product);
  const restingWords = async () =>
    (
      await send<{ words: { term: string }[] }>("GET", `/dictionaries/${id}?resting=true&sort=term`)
    ).words.map(({ term }) => term);

  await page.goto(`/dictionaries/${id}/words/edit`);
  await expect(chips(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const term of ["Haus", "Baum", "Gemüt"])
    await page.getByRole("checkbox", { name: `Select ${term}` }).check();
  await page.getByRole("button", { name: resting.rest, exact: true }).click();
  await expect(page.getByText("3 words are resting now.")).toBeVisible();
  await expect(row(page, "Baum")).toContainText(resting.rests);
  await saved(page);
  expect(await restingWords()).toEqual(["Baum", "Gemüt", "Haus"]);

  await page.goto(`/dictionaries/${id}`);
  await expect(page.locator("[data-word]").filter({ hasText: "Haus" })).toContainText(resting.rests);
  await chips(page).getByRole("link", { name: "Resting 3" }).click();
  await expect(page.locator("[data-word]")).toHaveCount(3);
  await expectAccessible(page);
  await picture(page, "resting-book");
  await page.getByRole("link", { name: resting.wakeWords }).click();

  await expect(row(page, "Haus")).toContainText(/Last answered on .+, forgotten once/);
  await expect(row(page, "Baum")).toContainText(resting.neverAnswered);
  const wake = row(page, "Haus").getByRole("button");
  await wake.focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Haus")).toContainText(/Awake again\. Due (today|on .+)\./);
  await expect(wake).toBeFocused();
  await expect(wake).toHaveText("Undo");
  await saved(page);
  expect(await restingWords()).toEqual(["Baum", "Gemüt"]);
  await expect(chips(page).getByRole("link", { name: "Resting 2" })).toBeVisible();
  await expectAccessible(page);
  await picture(page, "resting");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.keyboard.press("Enter");
  await expect(row(page, "Haus")).toContainText(resting.rests);
  await expect.poll(restingWords).toEqual(["Baum", "Gemüt", "Haus"]);

  await page.getByRole("button", { name: "Wake all 3" }).click();
  await expect(page.getByText("3 words are awake again.")).toBeVisible();
  await expect.poll(restingWords).toEqual([]);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(restingWords).toEqual(["Baum", "Gemüt", "Haus"]);
  await expect(row(page, "Baum")).toContainText(resting.rests);
});

test("a filter finds among what rests, and says where nothing does", async ({ page, product }) => {
  const { dictionaryId: id } = await signInToLearn(page, product);
  for (const path of [`/dictionaries/${id}`, `/dictionaries/${id}/words/edit`]) {
    await page.goto(`${path}?resting=true`);
    await expect(page.getByRole("heading", { name: resting.none })).toBeVisible();
    await page.getByRole("link", { name: "Show all words" }).click();
    await expect(page.getByText("Baum", { exact: true }).first()).toBeVisible();
  }
});

test("the words of a tag are edited by themselves", async ({ page, product }) => {
  const { dictionaryId: id, send } = await signInToLearn(page, product);
  const [first] = (await send<{ words: { id: string; term: string }[] }>("GET", `/dictionaries/${id}`)).words;
  await send("PATCH", `/dictionaries/${id}`, { words: { update: [{ id: first?.id, tags: ["Amt"] }] } });
  await page.goto(`/dictionaries/${id}/words/edit`);
  await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(5);
  await chips(page).getByRole("link", { name: "Amt 1" }).click();
  await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(1);
  await expect(page.getByRole("button", { name: `Edit ${first?.term}` })).toBeVisible();
});

test("hard words are edited or let rest where they are named", async ({ page, product }) => {
  const { dictionaryId: id, send } = await reviewed(page, product);
  await page.goto("/progress");
  const hard = page.getByRole("row", { name: /^Haus/ });
  await hard.getByRole("button", { name: resting.letRest }).click();
  await expect(hard).toContainText(resting.rests);
  const restsNow = async () =>
    (await send<{ words: unknown[] }>("GET", `/dictionaries/${id}?resting=true`)).words.length;
  expect(await restsNow()).toBe(1);
  await expectAccessible(page);
  await picture(page, "hardest");
  await hard.getByRole("button", { name: "Undo" }).click();
  await expect(hard).not.toContainText(resting.rests);
  expect(await restsNow()).toBe(0);
  await hard.getByRole("link", { name: "Edit Haus" }).click();
  await expect(page.getByRole("form", { name: "Edit Haus" })).toBeVisible();
});

/** A learner who forgot one word once. */
async function reviewed(page: Page, product: Product): Promise<Learner> {
  const learner = await signInToLearn(page, product);
  const { words } = await learner.send<{ words: { id: string; term: string }[] }>(
    "GET",
    `/dictionaries/${learner.dictionaryId}`,
  );
  const wordId = words.find(({ term }) => term === "Haus")?.id;
  const reviews = [
    { days: 12, grade: "good" },
    { days: 3, grade: "again" },
  ].map(({ days, grade }) => ({
    id: newId(),
    wordId,
    direction: "forward",
    at: new Date(Date.now() - days * DAY_MS).toISOString(),
    grade,
    outcome: null,
    given: [],
    milliseconds: 4000,
  }));
  await learner.send("POST", "/reviews", { reviews, source: "import" });
  return learner;
}
