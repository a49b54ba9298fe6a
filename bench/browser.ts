import { chromium, type Browser, type Page } from "@playwright/test";

import playwright from "../playwright.config.ts";
import startCluster from "../test/e2e/cluster.ts";
import { startProduct, type Product } from "../test/e2e/product.ts";
import { signIn } from "../test/e2e/reader.ts";
import { benchFirstQuestion } from "./browser/first-question.ts";
import { clearMarks, longestTask, markFirst, scrollDown, sinceMark, watch } from "./browser/page-clock.ts";
import { benchVerdict } from "./browser/verdict.ts";
import { newWords } from "./dictionaries/words.ts";
import { medianNumber, type Report } from "./report.ts";

const WORDS = 5000;
const ROUNDS = 5;

/**
 * What a person sees in a browser of the built product with 5,000 words: the time to the first row, scrolling, a paste;
 * and the times from an answer to its verdict, and from a click to the first question.
 */
export async function benchBrowser(report: Report): Promise<void> {
  const stopCluster = await startCluster();
  const product = await startProduct();
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    await measure(browser, product, report);
    await benchVerdict(browser, product, report);
    await benchFirstQuestion(browser, product, report);
  } finally {
    await browser.close();
    await product.stop();
    await stopCluster();
  }
}

async function measure(browser: Browser, product: Product, report: Report): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 860 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await watch(page);
  const reader = await signIn(page, product);
  const info = { name: "Bench", termsLanguage: "uk", definitionsLanguage: "en" };
  const lines = newWords(WORDS).map(({ term, definitions }) => `${term} = ${definitions.join(", ")}`);
  const full = await reader.dictionary(info, lines);
  const empty = await reader.dictionary({ ...info, name: "Empty" });

  const opened = await repeat(() => open(page, `/dictionaries/${full}`));
  report.within("first row, opened by its address", medianNumber(opened), 200);
  const clicked = await repeat(async () => {
    await page.goto("/dictionaries");
    const card = page.getByRole("link", { name: "Bench" }).first();
    await card.waitFor();
    await markFirst(page, "pointerdown", "[data-word]");
    await card.click();
    return sinceMark(page);
  });
  report.within("first row, opened by a click", medianNumber(clicked), 200);

  for (const [what, path] of [
    ["the dictionary", `/dictionaries/${full}`],
    ["the editor", `/dictionaries/${full}/words/edit`],
  ] as const) {
    await page.goto(path);
    await page.getByRole("listitem").nth(5).waitFor();
    const { slowest, jump, rows } = await scrollDown(page);
    report.within(`scrolling ${what}, slowest frame`, slowest, 50);
    report.fact(`scrolling ${what}, jump`, `${jump} px of ${rows} rows followed`, jump === 0 && rows > 0);
  }

  const tasks: number[] = [];
  const pasted = await repeat(async () => {
    const took = await paste(page, empty, lines.join("\n"));
    tasks.push(await longestTask(page));
    return took;
  });
  report.within("preview of 5,000 pasted lines", medianNumber(pasted), 300);
  report.within("longest task of pasting", medianNumber(tasks), 100);
  await context.close();
}

async function open(page: Page, path: string): Promise<number> {
  await page.goto("/menu");
  await page.goto(path);
  return sinceMark(page);
}

async function paste(page: Page, dictionaryId: string, text: string): Promise<number> {
  await page.goto(`/dictionaries/${dictionaryId}/bring`);
  const field = page.getByRole("textbox", { name: /Your words/ });
  await field.focus();
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.waitForLoadState("networkidle");
  await clearMarks(page);
  await markFirst(page, "paste", "ol > [data-index]");
  await page.keyboard.press("Control+v");
  return sinceMark(page);
}

/** The first round is a warm-up. */
async function repeat(once: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) found.push(await once());
  return found.slice(1);
}
