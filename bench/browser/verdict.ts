import type { Browser, CDPSession, Page } from "@playwright/test";

import type { Product } from "../../test/e2e/product.ts";
import { signIn } from "../../test/e2e/reader.ts";
import { medianNumber, type Report } from "../report.ts";
import { markFirst, sinceMark, watch } from "./page-clock.ts";
import { slowDown } from "./slow-down.ts";

const WORDS = 60;
const ANSWERS = 40;
/** Simulates an average phone compared with this machine, and a slow network. */
const SLOWER = 4;
const LATENCY_MS = 300;
/** The verdict has replaced the form of the question. */
const VERDICT = "main:not(:has(form))";
/** A verdict that Enter may dismiss. */
const READ = `${VERDICT}:not(:has([data-unread]))`;

/**
 * Measures the time from Enter to the frame that shows the verdict, in a review on the device and in a test on the
 * server.
 */
export async function benchVerdict(browser: Browser, product: Product, report: Report): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await watch(page);
  const { send, dictionary } = await signIn(page, product);
  const lines = Array.from({ length: WORDS }, (_, at) => `Wort ${at} = meaning`);
  const dictionaryId = await dictionary(
    { name: "Bench", termsLanguage: "de", definitionsLanguage: "en" },
    lines,
  );
  await send("PATCH", "/users/me", { review: { newPerDay: WORDS, minutesPerDay: 60, introduce: false } });
  const devices = await context.newCDPSession(page);

  await page.goto("/today/review");
  const review = await answerAll(page, devices);
  report.within("Enter to verdict in Today, 95 of 100", highest(review), 50);
  report.fact("Enter to verdict in Today, median", `${medianNumber(review).toFixed(0)} ms`, true);

  await send("POST", "/tester", { dictionaryId, wordsNumberLimit: { count: WORDS, direction: 1 } });
  await page.goto("/testing");
  const test = await answerAll(page, devices);
  const figures = `median ${medianNumber(test).toFixed(0)} ms, 95 of 100 ${highest(test).toFixed(0)} ms`;
  report.fact("the same in a test", figures, true);
  await context.close();
}

async function answerAll(page: Page, devices: CDPSession): Promise<number[]> {
  const field = page.getByRole("textbox");
  await field.waitFor();
  await slowDown(devices, { rate: SLOWER, latency: LATENCY_MS });
  const took: number[] = [];
  for (let at = 0; at < ANSWERS; at++) {
    await field.waitFor();
    await field.pressSequentially(at % 5 === 4 ? "nothing" : "meaning");
    await markFirst(page, "keydown", VERDICT);
    await page.keyboard.press("Enter");
    took.push(await sinceMark(page));
    await page.locator(READ).waitFor();
    await page.keyboard.press("Enter");
  }
  await slowDown(devices, { rate: 1, latency: 0 });
  // The first ones are a warm-up.
  return took.slice(5);
}

const highest = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * 0.95)] ?? Number.NaN;
