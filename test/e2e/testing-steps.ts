import type { APIRequestContext, Page } from "@playwright/test";

import type { Dictionary } from "../../shared/api/dictionaries.ts";
import type { TestingSetup } from "../../shared/api/testing.ts";
import { expect, expectAccessible } from "./test.ts";

/** German words with their Ukrainian definitions, one for each verdict. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  Feierabend: ["кінець робочого дня"],
  aushalten: ["терпіти", "витримувати", "утримувати"],
  außerdem: ["додатково"],
  Gemütlichkeit: ["затишок"],
  Angst: ["страх", "тривога"],
};

/** A guest in the page's browser with one dictionary. */
export async function enterWithWords(
  request: APIRequestContext,
  words: Readonly<Record<string, readonly string[]>> = WORDS,
  interfaceLanguage = "en",
): Promise<Dictionary> {
  await request.post("/api/auth/guest", { data: { interfaceLanguage } });
  await request.patch("/api/auth/accept-policy", {
    data: { accepted: ["cookie", "privacy", "terms-of-use"] },
  });
  await request.patch("/api/users/me", { data: { review: { introduce: false } } });
  const data = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "uk" };
  const dictionary = (await (await request.post("/api/dictionaries", { data })).json()) as Dictionary;
  const create = Object.entries(words).map(([term, definitions]) => ({ term, definitions }));
  if (create.length > 0)
    await request.patch(`/api/dictionaries/${dictionary.id}`, { data: { words: { create } } });
  return dictionary;
}

/** Starts a test of all words without the setup page. */
export async function startTest(
  request: APIRequestContext,
  dictionaryId: string,
  setup: Partial<TestingSetup> = {},
): Promise<void> {
  const data = { dictionaryId, wordsNumberLimit: { count: null, direction: 1 }, ...setup };
  expect((await request.post("/api/tester", { data })).status()).toBe(201);
}

/** Skips questions until the one with this prompt is asked. */
export async function skipTo(page: Page, prompt: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const next = page.getByRole("button", { name: "Next word" });
  for (;;) {
    await expect(page.getByRole("textbox")).toBeVisible();
    if ((await heading.innerText()) === prompt) return;
    await page.getByRole("button", { name: "Skip" }).click();
    await next.click();
  }
}

export async function answer(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Presses Enter on the button that continues; a correction must first have been shown long enough to be read. */
export async function goOn(page: Page): Promise<void> {
  const next = page.locator("main [data-variant=primary]");
  await expect(next).toBeFocused();
  await expect(next).not.toHaveAttribute("data-unread");
  const button = await next.elementHandle();
  await page.keyboard.press("Enter");
  await expect.poll(() => button?.isVisible()).toBe(false);
}

/** The last announcement to screen readers. */
export const said = (page: Page) => page.locator("#root > [role=status]");

/** Expects that a reload changes nothing that is shown or typed. */
export async function expectSameAfterReload(page: Page): Promise<void> {
  // The menu in the header is drawn a moment after the rest.
  await page.waitForLoadState("networkidle");
  const before = await seen(page);
  await page.reload();
  await expect.poll(() => seen(page)).toEqual(before);
}

const seen = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    header: document.querySelector("header")?.innerText,
    text: document.querySelector("main")?.innerText,
    strip: document.querySelector("main [role=img]")?.getAttribute("aria-label"),
    typed: document.querySelector<HTMLInputElement>("main input")?.value,
  }));

export const SCREENS = [
  { name: "desktop", viewport: { width: 1280, height: 860 } },
  // A phone whose keyboard covers half of the screen.
  { name: "a phone with its keyboard", viewport: { width: 390, height: 420 } },
];

export const asked = (page: Page, question: number) =>
  page.getByRole("img", { name: new RegExp(`^Question ${question} of 5`) });

/** Expects that axe finds nothing, and that nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
