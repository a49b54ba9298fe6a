import type { Browser } from "@playwright/test";

import type { Product } from "../../test/e2e/product.ts";
import { signIn } from "../../test/e2e/reader.ts";
import { medianNumber, type Report } from "../report.ts";
import { markFirst, sinceMark, watch } from "./page-clock.ts";
import { slowDown } from "./slow-down.ts";

const WORDS = 300;
const ROUNDS = 5;
/** An average phone on a slow network: 1.6 Mbit/s. */
const PHONE = { rate: 4, latency: 400, bytesPerSecond: 200_000 };

/** Measures the time from “Start review” to the frame that shows its first question, without and with the service worker. */
export async function benchFirstQuestion(browser: Browser, product: Product, report: Report): Promise<void> {
  for (const [name, isKept, goal] of [
    ["first visit", false, 2500],
    ["with the service worker", true, 1000],
  ] as const) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) took.push(await start(browser, product, isKept));
    report.within(`Start review to first question, ${name}`, medianNumber(took), goal);
  }
}

async function start(browser: Browser, product: Product, isKept: boolean): Promise<number> {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await watch(page);
  const { send, dictionary } = await signIn(page, product);
  const lines = Array.from({ length: WORDS }, (_, at) => `Wort ${at} = meaning ${at}`);
  await dictionary({ name: "Bench", termsLanguage: "de", definitionsLanguage: "en" }, lines);
  await send("PATCH", "/users/me", { review: { newPerDay: 60, minutesPerDay: 60, introduce: false } });
  if (isKept) {
    await page.goto("/today");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState("networkidle");
  }
  await slowDown(await context.newCDPSession(page), PHONE);
  await page.goto("/today");
  const link = page.getByRole("main").getByRole("link", { name: "Start review" });
  await link.waitFor();
  await markFirst(page, "pointerdown", "main form input");
  await link.click();
  const took = await sinceMark(page);
  await context.close();
  return took;
}
