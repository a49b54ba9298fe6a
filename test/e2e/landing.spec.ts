import type { Page } from "@playwright/test";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const SLIDES = ["Dictionary", "Testing", "Organization"] as const;
const TITLES = ["Write the dictionary you need", "Answer from memory", "Keep languages apart"] as const;
const WIDTHS = [320, 390, 1280] as const;

test("the slider turns by pagination, arrows and keys", async ({ page }) => {
  await page.goto("/");
  // The app starts on the first sign of use.
  await page.mouse.move(200, 300);
  await expectSlide(page, 0);
  await page.getByRole("button", { name: "Organization" }).click();
  await expectSlide(page, 2);
  await expect(page.getByRole("button", { name: "Next slide" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Previous slide" }).click();
  await expectSlide(page, 1);
  await page.getByRole("button", { name: "Next slide" }).press("Enter");
  await expectSlide(page, 2);
  await carousel(page).focus();
  await page.keyboard.press("Home");
  await expectSlide(page, 0);
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 1);
  await page.keyboard.press("End");
  await expectSlide(page, 2);
});

test("the slider turns by a swipe", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute("data-ready", "true");
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error("The slider is not on the screen");
  await page.mouse.move(box.x + box.width - 30, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 40, { steps: 8 });
  await page.mouse.up();
  await expectSlide(page, 1);
});

test("the pictures are those of the reader's language and screen", async ({ page }) => {
  for (const [width, file] of [
    [1280, "wide-de.avif"],
    [390, "narrow-de.avif"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/?lng=de");
    const picture = carousel(page).getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => (img.naturalWidth > 0 ? img.currentSrc : "")))
      .toContain(file);
  }
});

test("a flag changes the language at once", async ({ page }) => {
  await page.goto("/");
  const flags = page.getByRole("navigation", { name: "Language" }).getByRole("link");
  await expect(flags).toHaveCount(8);
  await flags.and(page.getByTitle("Deutsch")).click();
  await expect(h1(page)).toHaveText("Erschließen Sie Ihren Wort\u00adschatz");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("on a phone the other languages are in a list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/");
  const list = page.getByRole("combobox", { name: "Language" });
  await expect(list).toHaveAccessibleName("Language: English");
  await expect(list.locator("option")).toHaveText([
    "Українська",
    "Deutsch",
    "Français",
    "Español",
    "Italiano",
    "Polski",
    "Русский",
  ]);
  await list.selectOption("uk");
  await expect(h1(page)).toHaveText("Відімкніть свою скарбницю слів");
  const inUkrainian = page.getByRole("combobox", { name: "Мова: Українська" });
  await expect(inUkrainian).toBeVisible();
  await expect(inUkrainian.locator("option").first()).toHaveText("English");
});

test("getting started leads to the menu, and so to the ways in", async ({ page }) => {
  await page.goto("/");
  const start = page.getByRole("link", { name: "Get started" });
  await expect(start).toHaveAttribute("href", "/menu");
  await start.click();
  await expect(page).toHaveURL(/\/auth$/);
});

for (const [width, file] of [
  [1280, "tutorial-wide"],
  [390, "tutorial-narrow"],
] as const)
  test(`the tutorial is loaded when it is asked for, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page.locator("video")).toHaveCount(0);
    await page.getByRole("button", { name: /^Play video/ }).click();
    const video = page.locator("video");
    await expect(video).toHaveAttribute("controls");
    await expect(video.locator("track[kind=captions]")).toHaveCount(8);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc))
      .toContain(file);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(1);
  });

for (const language of INTERFACE_LANGUAGES)
  test(`the slider’s arrows and pages stand in one line on a phone: ${language}`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    const buttons = page.getByRole("region").first().getByRole("button");
    await expect(buttons).toHaveCount(5);
    for (const width of [320, 390])
      for (const slide of [1, 2, 3]) {
        await page.setViewportSize({ width, height: 800 });
        await buttons.nth(slide).click();
        await expect(buttons.nth(slide)).toHaveAttribute("aria-current", "true");
        const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
      }
  });

test("three samples with five stars each, the third of them filler", async ({ page }) => {
  await page.goto("/");
  const reviews = page.getByRole("region", { name: "What learners say" }).getByRole("figure");
  await expect(reviews).toHaveCount(3);
  await expect(page.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(3);
  await expect(page.getByRole("img", { name: /^Sample portrait/ })).toHaveCount(3);
  await expect(reviews.last().locator("blockquote[lang=la]")).toContainText("Lorem ipsum");
});

for (const language of ["en", "de", "uk", "pl"])
  test(`nothing is wider than the screen: ${language}`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?lng=${language}`);
      await expect(h1(page)).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const carousel = (page: Page) => page.locator("[data-ready]");

/** One slide is visible, is marked in the pagination, and is the only one that screen readers find. */
async function expectSlide(page: Page, index: number): Promise<void> {
  await expect(carousel(page)).toHaveAttribute("data-ready", "true");
  await expect(page.getByRole("button", { name: SLIDES[index] ?? "" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const headings = carousel(page).getByRole("heading");
  await expect(headings).toHaveText([TITLES[index] ?? ""]);
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(headings).toBeInViewport({ ratio: 0.95 });
}
