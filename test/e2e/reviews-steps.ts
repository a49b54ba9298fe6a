import type { Page } from "@playwright/test";

import type { Review, ReviewSummary } from "../../shared/api/reviews.ts";
import type { Product } from "./product.ts";
import { signIn, type Reader } from "./reader.ts";
import { expect } from "./test.ts";

export const WORDS: Readonly<Record<string, readonly string[]>> = {
  aushalten: ["endure", "bear"],
  Haus: ["house"],
  Wortschatz: ["vocabulary"],
  Gemüt: ["mind"],
  Baum: ["tree"],
};

export interface Learner extends Reader {
  dictionaryId: string;
  /** The log of reviews on the server. */
  log: () => Promise<Review[]>;
  summary: () => Promise<ReviewSummary>;
}

/** A user with one dictionary of German words, none of them reviewed. */
export async function signInToLearn(
  page: Page,
  product: Product,
  { words = WORDS, ...options }: Parameters<typeof signIn>[2] & { words?: typeof WORDS } = {},
): Promise<Learner> {
  const reader = await signIn(page, product, options);
  const lines = Object.entries(words).map(([term, definitions]) => `${term} = ${definitions.join(", ")}`);
  const info = { name: "Mein Deutsch", termsLanguage: "de", definitionsLanguage: "en" };
  const dictionaryId = await reader.dictionary(info, lines);
  return {
    ...reader,
    dictionaryId,
    log: async () => (await reader.send<{ reviews: Review[] }>("GET", "/reviews")).reviews,
    summary: () => reader.send("GET", "/review"),
  };
}

export const asked = (page: Page) => page.getByRole("heading", { level: 1 });

/** The term that is asked now. */
export async function term(page: Page): Promise<string> {
  await expect(page.getByRole("textbox")).toBeFocused();
  // Long words may contain soft hyphens.
  return (await asked(page).innerText()).replaceAll("\u00ad", "");
}

export async function type(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

export const next = (page: Page) => page.getByRole("button", { name: /^(Next word|Finish)/ });

/** Gives all answers to the current question and continues; returns the term. */
export async function answerRight(page: Page, words = WORDS): Promise<string> {
  const asking = await term(page);
  for (const definition of words[asking] ?? []) {
    const given = page.getByRole("listitem").filter({ hasText: new RegExp(`^\\W*\\d*\\s*${definition}`) });
    if ((await given.count()) > 0) continue;
    // What was typed before has been judged.
    await expect(page.getByRole("textbox")).toHaveValue("");
    await type(page, definition);
  }
  await expect(next(page)).toBeFocused();
  await expect(next(page)).not.toHaveAttribute("data-unread");
  await page.keyboard.press("Enter");
  return asking;
}

/** Waits until all answers given on this device have reached the server. */
export const expectSent = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("reviews.unsent"))).toBeNull();
