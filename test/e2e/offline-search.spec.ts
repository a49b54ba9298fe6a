import type { Page } from "@playwright/test";

import { common } from "../../web/locales/en/common.ts";
import { dictionaries } from "../../web/locales/en/dictionaries.ts";
import { progress } from "../../web/locales/en/progress.ts";
import { keptFor, withWorker } from "./offline-steps.ts";
import type { Product } from "./product.ts";
import { signIn } from "./reader.ts";
import { answerRight, expectSent, signInToLearn, term } from "./reviews-steps.ts";
import { expect, expectAccessible, test } from "./test.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

const INFO = { name: "Japanese", termsLanguage: "ja", definitionsLanguage: "en" };
const MANY = Array.from({ length: 90 }, (_, at) => `言葉${at} = colour ${at}`);
// The latest are listed first.
const WORDS = [...MANY, "犬 = dog, well-known animal", "ねこ = cat"];

test("a dictionary that was opened is searched without a network by the words on the device", async ({
  page,
  context,
  product,
}) => {
  const id = await openedDictionary(page, product);
  await context.setOffline(true);

  await search(page).fill("ネコ");
  await expect(word(page, "ねこ")).toBeVisible();
  await expect(page.getByText(dictionaries.offline.searched)).toBeVisible();
  await expect(note(page)).toHaveCount(1);
  await expectAccessible(page);
  await search(page).fill("well known");
  await expect(word(page, "犬")).toBeVisible();
  await expect(word(page, "ねこ")).toHaveCount(0);
  await search(page).fill("nothing of this");
  await expect(page.getByRole("heading", { name: "No word matches “nothing of this”" })).toBeVisible();

  await page.goto(`/dictionaries/${id}?filter=color`);
  await expect(word(page, "言葉89")).toBeVisible();
  for (const last of ["言葉50", "言葉10", "言葉0"]) await word(page, last).scrollIntoViewIfNeeded();

  await context.setOffline(false);
  await expect(page.getByText(dictionaries.offline.searched)).toHaveCount(0);
  await expect(page.locator("[data-word]").filter({ hasText: "言葉0" }).first()).toBeVisible();
});

test("the list of dictionaries is searched without a network", async ({ page, context, product }) => {
  const reader = await signIn(page, product);
  await reader.dictionary(INFO, WORDS);
  await reader.dictionary({ ...INFO, name: "Spanish" }, ["gato = cat"]);
  await withWorker(page, "/dictionaries");
  await keptFor(page, "/api/dictionaries");
  await context.setOffline(true);
  await page.getByRole("searchbox", { name: dictionaries.search }).fill("spán");
  await expect(page.getByRole("link", { name: /Spanish/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Japanese/ })).toHaveCount(0);
});

test("what cannot be searched says so: tags, and words that are not on the device", async ({
  page,
  context,
  product,
}) => {
  const id = await openedDictionary(page, product);
  await context.setOffline(true);
  await page.goto(`/dictionaries/${id}?filter=cat&tag=pets`);
  await expect(page.getByRole("heading", { name: dictionaries.offline.noTags })).toBeVisible();
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  }, `/api/dictionaries/${id}/entries`);
  await page.goto(`/dictionaries/${id}?filter=cat`);
  await expect(page.getByRole("heading", { name: dictionaries.offline.noWords })).toBeVisible();
  await page.getByRole("button", { name: dictionaries.clearSearch }).click();
  await expect(word(page, "ねこ")).toBeVisible();
});

test("a dictionary that was never opened says so once, and comes with the network", async ({
  page,
  context,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  await withWorker(page, "/dictionaries");
  await keptFor(page, "/api/users/me");
  await context.setOffline(true);
  await page.goto(`/dictionaries/${id}`);
  await expect(page.getByRole("alert").filter({ hasText: common.offline.notKept })).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(word(page, "ねこ")).toBeVisible();
});

test("progress counts the answers that wait for a network", async ({ page, context, product }) => {
  const learner = await signInToLearn(page, product);
  await readyToLearn(page, learner.dictionaryId);
  await page.goto("/today/review");
  await term(page);
  await context.setOffline(true);
  for (const _ of [1, 2, 3]) await answerRight(page);
  await page.goto("/progress");
  await expect(page.getByRole("status").filter({ hasText: "3 answers given on this device" })).toBeVisible();
  await expect(page.getByText("words started, known by now: 0")).toBeVisible();
  await expect(page.getByText("Answers: 3. Days with a review: 1.")).toBeVisible();
  await expect(page.getByText(progress.none)).toHaveCount(0);
  await expectAccessible(page);

  await context.setOffline(false);
  await expectSent(page);
  await expect(page.getByText("3 answers given on this device")).toHaveCount(0);
  await expect(page.getByText("Answers: 3. Days with a review: 1.")).toBeVisible();
});

test("progress that is not on the device is told as unknown", async ({ page, context, product }) => {
  const learner = await signInToLearn(page, product);
  await readyToLearn(page, learner.dictionaryId);
  await page.goto("/today/review");
  await term(page);
  await context.setOffline(true);
  await answerRight(page);
  await forgetProgress(page);
  await page.goto("/progress");
  await expect(page.getByRole("heading", { name: "1 answer saved on this device" })).toBeVisible();
  await expect(page.getByText(progress.keptText)).toBeVisible();
});

const search = (page: Page) => page.getByRole("searchbox", { name: dictionaries.searchWords });
const word = (page: Page, text: string) => page.getByRole("list").getByText(text, { exact: true });
const note = (page: Page) => page.locator("b", { hasText: common.offline.title });

/** The page of a dictionary, whose words are on the device. */
async function openedDictionary(page: Page, product: Product): Promise<string> {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  await withWorker(page, "/menu");
  await page.goto(`/dictionaries/${id}`);
  await expect(word(page, "ねこ")).toBeVisible();
  for (const path of ["", "/entries", "/tags"]) await keptFor(page, `/api/dictionaries/${id}${path}`);
  return id;
}

async function readyToLearn(page: Page, dictionaryId: string): Promise<void> {
  await withWorker(page, "/menu");
  await page.goto("/today");
  const needed = ["review", "review/queue", "progress", `dictionaries/${dictionaryId}/entries`];
  for (const path of needed) await keptFor(page, `/api/${path}`);
}

const forgetProgress = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete("/api/progress", { ignoreSearch: true });
  });
