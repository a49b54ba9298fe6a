import type { Page } from "@playwright/test";

/** Measurements that the page takes of itself. */
interface Clock {
  /** Milliseconds from the start of the page, or from the marked event, to the frame that shows the awaited element. */
  taken?: number | undefined;
  longest: number;
}

declare global {
  interface Window {
    clock: Clock;
  }
}

/** In every page from now on, measures the time to the first word and the longest task. */
export async function watch(page: Page): Promise<void> {
  // The compiler that runs this file calls a helper to name functions, also in functions that run in the page.
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.addInitScript(() => {
    window.clock = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.clock.longest = Math.max(window.clock.longest, duration);
    }).observe({ type: "longtask" });
    const observer = new MutationObserver(() => {
      if (!document.querySelector("[data-word]")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.clock.taken = performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

export const clearMarks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.clock = { longest: 0 };
  });

/** Measures the time from the next event of a type to the frame in which an element first exists. */
export const markFirst = (page: Page, event: string, selector: string): Promise<void> =>
  page.evaluate(
    ([name, wanted]) => {
      window.clock.taken = undefined;
      addEventListener(
        name,
        () => {
          const started = performance.now();
          const observer = new MutationObserver(() => {
            if (!document.querySelector(wanted)) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => (window.clock.taken = performance.now() - started)));
          });
          observer.observe(document, { childList: true, subtree: true });
        },
        { once: true, capture: true },
      );
    },
    [event, selector] as const,
  );

export async function sinceMark(page: Page): Promise<number> {
  // Not in every frame: polling takes time from the page that is measured.
  const taken = await page.waitForFunction(() => window.clock.taken, undefined, { polling: 100 });
  return (await taken.jsonValue()) ?? Number.NaN;
}

export const longestTask = (page: Page): Promise<number> => page.evaluate(() => window.clock.longest);

interface Scrolled {
  /** In milliseconds. */
  slowest: number;
  /** In pixels: the largest distance of a visible row from where the scrolling should have put it. */
  jump: number;
  rows: number;
}

const STEPS = 400;
const STEP_PX = 60;

/** Scrolls down one step per frame and follows a row through each of them. */
export const scrollDown = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    async ([steps, step]) => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main li")];
      const onScreen = (row: HTMLElement): boolean => {
        const { top } = row.getBoundingClientRect();
        return top > innerHeight / 3 && top < innerHeight;
      };
      let [slowest, jump, followed] = [0, 0, 0];
      let before = await frame();
      for (let at = 0; at < steps; at++) {
        const row = rows().find(onScreen);
        const expected = (row?.getBoundingClientRect().top ?? 0) - step;
        const from = scrollY;
        scrollBy({ top: step, behavior: "instant" });
        const now = await frame();
        slowest = Math.max(slowest, now - before);
        before = now;
        if (!row?.isConnected || scrollY !== from + step) continue;
        followed++;
        jump = Math.max(jump, Math.round(Math.abs(row.getBoundingClientRect().top - expected)));
      }
      return { slowest, jump, rows: followed };
    },
    [STEPS, STEP_PX] as const,
  );
