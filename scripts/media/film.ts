import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { signIn } from "../../test/e2e/reader.ts";
import { FILM_SIZES } from "../../web/features/landing/film-files.ts";
import { captionsOf } from "./captions.ts";
import { press, showPointer } from "./pointer.ts";
import { encode, record, type Recorder } from "./recorder.ts";
import type { Studio } from "./studio.ts";
import { giveVoice } from "./voice.ts";

/** The answers typed for each word of the test; the first answer for the meadow has a typo on purpose. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  aushalten: ["endure", "withstand", "bear"],
  Feierabend: ["end of the working day"],
  Wiese: ["medow", "meadow"],
};

/** Lengths of the parts in seconds; the captions use the same lengths. */
const PARTS = { write: 6.5, file: 4, start: 4, answers: 12, report: 4 } as const;

/** The loading time of a page in the film, in seconds: as on a typical device, however slow this one is. */
const LOADING = 0.3;

/** Creates the tutorial for wide and narrow screens, its posters, and its captions in every language. */
export async function shootFilm(studio: Studio, directory: URL): Promise<void> {
  for (const format of ["narrow", "wide"] as const) {
    await shoot(studio, format, directory);
    process.stdout.write(`Film: ${format}\n`);
  }
  for (const language of INTERFACE_LANGUAGES)
    await writeFile(
      new URL(`tutorial.${language}.vtt`, directory),
      captionsOf(language, Object.values(PARTS)),
    );
}

async function shoot(
  { browser, product }: Studio,
  format: keyof typeof FILM_SIZES,
  directory: URL,
): Promise<void> {
  const touch = format === "narrow";
  const context = await browser.newContext({
    baseURL: product.url,
    colorScheme: "light",
    viewport: FILM_SIZES[format],
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  await showPointer(page);
  await giveVoice(page);
  const reader = await signIn(page, product, { role: "user" });
  const { id } = await reader.send<{ id: string }>("GET", "/users/me");
  await product.sql("UPDATE users SET email = 'anna@example.org' WHERE id = $1", [id]);
  const dictionaryId = await reader.dictionary(
    { name: "Everyday German", termsLanguage: "de", definitionsLanguage: "en" },
    ["Feierabend = end of the working day", "Wiese = meadow"],
  );
  await page.goto(`/dictionaries/${dictionaryId}/words/edit`);
  await page.getByText("Feierabend").first().waitFor();

  const recorder = await record(page);
  await play(page, recorder, touch);
  const recording = await recorder.stop();
  await context.close();
  const file = (type: string): string => fileURLToPath(new URL(`tutorial-${format}.${type}`, directory));
  await encode(recording, { mp4: file("mp4"), webm: file("webm") });
  const poster = recording.frames.findLast(({ at }) => at < PARTS.write + PARTS.file - 0.5);
  if (poster)
    await sharp(poster.jpeg)
      .resize(FILM_SIZES[format].width, FILM_SIZES[format].height)
      .webp({ quality: 72 })
      .toFile(file("webp"));
}

async function play(page: Page, { beat }: Recorder, touch: boolean): Promise<void> {
  const go = (name: RegExp, role: "button" | "link" = "button"): Promise<void> =>
    press(page, page.getByRole(role, { name }).first(), touch);

  await beat(PARTS.write - 1, async () => {
    await press(page, page.getByRole("textbox", { name: "Term" }).first(), touch);
    await type(page, "aushalten");
    await page.keyboard.press("Tab");
    await type(page, "endure, withstand, bear");
    await page.keyboard.press("Enter");
    await page.getByText("All changes saved").waitFor();
  });
  await hold(beat, 1);
  await beat(1, () => go(/Everyday German/, "link"));
  await beat(LOADING, () =>
    page
      .getByRole("region", { name: /Page 1/ })
      .getByText("aushalten")
      .first()
      .waitFor(),
  );
  await hold(beat, PARTS.file - 1 - LOADING);
  await beat(1, () => go(/^Testing/, "link"));
  await beat(LOADING, () => page.getByRole("button", { name: "Start test" }).waitFor());
  await hold(beat, PARTS.start - 2.5 - 2 * LOADING);
  await beat(1, () => go(/Start test/));
  await beat(LOADING, () => page.getByRole("main").getByRole("textbox").waitFor());
  await hold(beat, 0.5);
  const count = Object.keys(ANSWERS).length;
  for (let question = 1; question <= count; question++) {
    await beat(PARTS.answers / count - 1, () => answerQuestion(page));
    await hold(beat, 0.5);
    await beat(0.5, () => go(/Next word|See the report/));
  }
  await beat(LOADING, () => page.getByRole("figure").first().waitFor());
  await hold(beat, PARTS.report - LOADING);
}

async function answerQuestion(page: Page): Promise<void> {
  const field = page.getByRole("main").getByRole("textbox");
  await field.waitFor();
  const prompt = (await page.getByRole("heading", { level: 1 }).textContent())?.replaceAll("\u00ad", "");
  for (const answer of ANSWERS[prompt ?? ""] ?? []) {
    await page.keyboard.press("ControlOrMeta+A");
    await type(page, answer);
    await page.waitForTimeout(150);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(700);
  }
  await page.getByRole("button", { name: /Next word|See the report/ }).waitFor();
}

const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 70 });

/** Keeps the picture unchanged, so that it can be read. */
const hold = (beat: Recorder["beat"], seconds: number): Promise<void> => beat(seconds, async () => {});
