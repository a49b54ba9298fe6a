import { chromium, type Browser, type Page } from "@playwright/test";

import playwright from "../../playwright.config.ts";
import type { Product } from "../../test/e2e/product.ts";
import { signIn } from "../../test/e2e/reader.ts";
import { medianNumber, type Report } from "../report.ts";

declare global {
  interface Window {
    heard: {
      pressedAt: number;
      /** Milliseconds from the key press to the first sound. */
      taken?: number | undefined;
    };
  }
}

/**
 * Measures the time from Enter on a word's button to its first sound, in Chromium. The voice of the device is a stub
 * that speaks immediately.
 */
export async function benchFirstSound(
  product: Product,
  words: readonly string[],
  report: Report,
): Promise<void> {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const own = await openedPage(browser, product, words, { voice: true });
    tell("own voice (stand-in)", await listen(own, words));
    const first = await openedPage(browser, product, words, { voice: false });
    tell("server, never said", await listen(first, words));
    const second = await openedPage(browser, product, words, { voice: false });
    tell("server, said to another", await listen(second, words));
    await second.context().setOffline(true);
    tell("offline, heard before", await listen(second, words));
  } finally {
    await browser.close();
  }

  function tell(what: string, took: readonly number[]): void {
    const [middle, most] = [medianNumber(took), Math.max(...took)];
    report.fact(`key to sound: ${what}`, `median ${middle.toFixed(1)} ms, most ${most.toFixed(1)} ms`, true);
  }
}

/** A new person with these words, and with a service worker that caches audio. */
async function openedPage(
  browser: Browser,
  product: Product,
  words: readonly string[],
  { voice }: { voice: boolean },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.addInitScript(watchSounds, voice);
  const reader = await signIn(page, product);
  const info = { name: "Bench", termsLanguage: "de", definitionsLanguage: "en" };
  const id = await reader.dictionary(
    info,
    words.map((word) => `${word} = ${word}`),
  );
  await page.goto(`/dictionaries/${id}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  return page;
}

async function listen(page: Page, words: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (const word of words) {
    await page.evaluate(() => (window.heard.taken = undefined));
    await page.getByRole("button", { name: `Hear ${word}`, exact: true }).focus();
    await page.keyboard.press("Enter");
    const taken = await page.waitForFunction(() => window.heard.taken);
    took.push((await taken.jsonValue()) ?? Number.NaN);
  }
  return took;
}

function watchSounds(voice: boolean): void {
  window.heard = { pressedAt: 0 };
  const sounds = (): void => void (window.heard.taken ??= performance.now() - window.heard.pressedAt);
  addEventListener("keydown", () => (window.heard.pressedAt = performance.now()), true);
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function played() {
    this.addEventListener("playing", sounds, { once: true });
    return play.call(this);
  };
  const known = { lang: "de-DE", name: "Own", voiceURI: "Own", localService: true, default: true };
  const synthesis = { getVoices: () => (voice ? [known] : []), cancel: () => undefined, speak: sounds };
  Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), synthesis) });
  const Utterance = class extends EventTarget {};
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
}
