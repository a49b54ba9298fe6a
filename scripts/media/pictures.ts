import { writeFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import type { Question } from "../../shared/api/testing.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import {
  pictureFile,
  PICTURES,
  SLIDES,
  type Format,
  type SlideName,
} from "../../web/features/landing/slides.ts";
import { buildSet, type Set, type Studio } from "./studio.ts";

/** Device pixels per CSS pixel; the page is 800 or 400 wide, like the window of a small laptop or a phone. */
const SCALE = 1.5;

/** Takes every slide in these languages, for wide and narrow screens. */
export async function takePictures(
  studio: Studio,
  languages: readonly InterfaceLanguage[],
  directory: URL,
): Promise<void> {
  for (const language of languages) {
    const set = await buildSet(studio, language, { scale: SCALE, words: ({ words }) => words.slice(1) });
    for (const slide of SLIDES) await takeSlide(set, slide, language, directory);
    await set.context.close();
    process.stdout.write(`Pictures: ${language}\n`);
  }
}

async function takeSlide(
  set: Set,
  slide: SlideName,
  language: InterfaceLanguage,
  directory: URL,
): Promise<void> {
  await set.page.setViewportSize(viewportOf("wide"));
  await arrange[slide](set);
  for (const format of ["wide", "narrow"] as const) {
    await set.page.setViewportSize(viewportOf(format));
    await settle(set.page);
    const picture = await set.page.screenshot({ caret: "initial" });
    for (const type of ["avif", "webp"] as const) {
      const options = type === "avif" ? { quality: 50, effort: 5 } : { quality: 72, effort: 5 };
      const bytes = await sharp(picture)
        .resize(PICTURES[format].width, PICTURES[format].height)
        .toFormat(type, options)
        .toBuffer();
      await writeFile(new URL(`.${pictureFile(slide, format, language, type)}`, directory), bytes);
    }
  }
}

const viewportOf = (format: Format) => ({
  width: PICTURES[format].width / SCALE,
  height: PICTURES[format].height / SCALE,
});

/** Brings the page into the state that the slide shows. */
const arrange: Record<SlideName, (set: Set) => Promise<void>> = {
  async dictionary({ page, dictionaryId, scene }) {
    const [term, definitions] = scene.words[0] ?? ["", ""];
    await page.goto(`/dictionaries/${dictionaryId}/words/edit`);
    await page.locator("main form input").first().waitFor();
    await page.keyboard.type(term);
    await page.keyboard.press("Tab");
    await page.keyboard.type(definitions);
  },

  async testing({ page, reader, dictionaryId, scene }) {
    const [term, definitions] = scene.words[0] ?? ["", ""];
    const [first = "", second = ""] = definitions.split(", ");
    await reader.send("PATCH", `/dictionaries/${dictionaryId}`, {
      words: { create: [{ term, definitions: definitions.split(", ") }] },
    });
    await askFor(reader.send, dictionaryId, term);
    await page.goto("/testing");
    await page.locator("main form input").waitFor();
    await page.keyboard.type(first);
    await page.keyboard.press("Enter");
    await page.getByText(first).first().waitFor();
    await page.locator("main form input").fill(second.slice(0, -2));
  },

  async organization({ page }) {
    await page.goto("/dictionaries");
    await page.getByRole("article").first().waitFor();
  },
};

/** Starts tests until one begins with this word, because their order is random. */
async function askFor(send: Set["reader"]["send"], dictionaryId: string, term: string): Promise<void> {
  for (;;) {
    await send("POST", "/tester", { dictionaryId, wordsNumberLimit: { count: 4, direction: -1 } });
    const { test } = await send<{ test: Question }>("GET", "/testing");
    if (test.prompt.includes(term)) return;
  }
}

/** Waits until fonts and lists have loaded and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))");
}
