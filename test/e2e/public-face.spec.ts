import type { Page } from "@playwright/test";

import { startProduct } from "./product.ts";
import { signIn } from "./reader.ts";
import { weighScripts } from "./script-bytes.ts";
import { expect, test } from "./test.ts";

/**
 * Limits for script in bytes, compressed as sent: before the visitor does anything, once the app has started, and for
 * who comes to log in.
 */
const LOOKING_LIMIT = 110_000;
const USING_LIMIT = 165_000;
const LOG_IN_LIMIT = 190_000;
const CLS_LIMIT = 0.03;

const TEXTS = {
  en: { welcome: "Unlock your wordhoard", privacy: "Privacy policy", support: "Support" },
  de: { welcome: "Erschließen Sie Ihren Wortschatz", privacy: "Datenschutzerklärung", support: "Support" },
  uk: {
    welcome: "Відімкніть свою скарбницю слів",
    privacy: "Політика конфіденційності",
    support: "Підтримка",
  },
} as const;
const LANGUAGES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const plain = (text: string | null): string => (text ?? "").replaceAll("\u00ad", "");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES)
    test(`the welcome page and a document can be read: ${language}`, async ({ page }) => {
      await page.goto(`/?lng=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(plain(await h1(page).textContent())).toBe(TEXTS[language].welcome);
      await expect(page).toHaveTitle(`${TEXTS[language].welcome} · Wordhoard`);
      const slides = page.locator("[data-ready] picture img");
      await expect(slides).toHaveCount(3);
      for (const slide of await slides.all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toHaveJSProperty("complete", true);
        await expect(slide).not.toHaveJSProperty("naturalWidth", 0);
      }
      const portraits = page.locator("figcaption img");
      await expect(portraits).toHaveCount(3);
      for (const portrait of await portraits.all()) {
        await portrait.scrollIntoViewIfNeeded();
        await expect(portrait).not.toHaveJSProperty("naturalWidth", 0);
      }

      await page.goto(`/policy/privacy/${language}`);
      await expect(h1(page)).toHaveText(TEXTS[language].privacy);
      await expect(page.getByRole("article").getByRole("region")).toHaveCount(
        await page.getByRole("article").getByRole("navigation").last().getByRole("listitem").count(),
      );
      await page.getByRole("article").getByRole("link", { name: "Français" }).click();
      await expect(page).toHaveURL(/\/policy\/privacy\/fr$/);
    });

  test("a screen says that it needs a script", async ({ page }) => {
    await page.goto("/auth/login?lng=de");
    const note = page.locator("noscript > div");
    await expect(note).toBeVisible();
    await expect(note).toContainText("Diese Seite braucht JavaScript.");
    await expect(h1(page)).toHaveText("Anmelden");
  });

  test("links lead on, and a document's own path to its language", async ({ page }) => {
    await page.goto("/?lng=de");
    await page.getByRole("contentinfo").getByRole("link", { name: "Richtlinien" }).click();
    await expect(page).toHaveURL(/\/policy\/en$/);
    await page.goto("/policy/cookie?lng=uk");
    await expect(page).toHaveURL(/\/policy\/cookie\/uk$/);
  });

  test("the operator can be written to", async ({ page }) => {
    const product = await startProduct({
      SUPPORT_EMAIL: "help@lantern.example",
      OPERATOR_NAME: "Lantern Press",
    });
    try {
      await page.goto(`${product.url}/support`);
      await expect(page.getByRole("link", { name: "help@lantern.example" })).toHaveAttribute(
        "href",
        "mailto:help@lantern.example",
      );
      await page.goto(`${product.url}/about?lng=de`);
      await expect(page.getByText("Lantern Press")).toBeVisible();
    } finally {
      await product.stop();
    }
  });
});

for (const path of ["/", "/?lng=uk", "/about", "/support", "/policy/de", "/policy/terms-of-use/pl"])
  test(`the app takes over what was sent, and draws nothing again: ${path}`, async ({ page }) => {
    await page.goto(path);
    const title = await page.title();
    const sent = await h1(page).elementHandle();
    await page.mouse.move(200, 300);
    await page.waitForFunction(
      () => performance.getEntriesByName(`${location.origin}/api/cookie/checkToken`)[0],
    );
    await page.waitForLoadState("networkidle");
    expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page).toHaveTitle(title);
  });

test("every script and style of a page comes compressed, the smallest too", async ({ page }) => {
  const loads = await (await page.request.get("/")).text();
  const files = new Set(loads.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g));
  expect(files.size).toBeGreaterThan(3);
  for (const encoding of ["br", "gzip"])
    for (const file of files) {
      const answer = await page.request.get(file, { headers: { "accept-encoding": encoding } });
      expect({ file, encoding: answer.headers()["content-encoding"] }).toEqual({ file, encoding });
    }
});

test("what is done before the app is there is done once it is", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("button", { name: "Testing" })).toHaveAttribute("aria-current", "true");

  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/");
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect.poll(async () => plain(await h1(page).textContent())).toBe(TEXTS.de.welcome);
});

test("a language that the address asks for stays", async ({ page }) => {
  await page.goto("/?lng=uk");
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await expect(page).toHaveTitle("Про нас · Wordhoard");
});

test("a language that was chosen here goes before the browser's, without its cookie too", async ({
  page,
  context,
}) => {
  await page.goto("/?lng=de");
  await context.clearCookies({ name: "__Host-i18next" });
  await page.goto("/");
  await expect.poll(async () => plain(await h1(page).textContent())).toBe(TEXTS.de.welcome);
});

test("who is signed in is told at once", async ({ page, product }) => {
  await signIn(page, product, { role: "guest" });
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "I already have an account" })).toHaveCount(0);
});

for (const width of [390, 1280])
  for (const language of ["en", "uk"])
    test(`the welcome page costs little, and keeps still: ${language}, ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const files: string[] = [];
      page.on("response", (response) => files.push(response.url()));
      const { bytes, inside } = weighScripts(page);
      // The fonts are delayed, so that their fallbacks are shown first.
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await route.continue();
      });
      await page.goto(`/?lng=${language}`, { waitUntil: "networkidle" });
      const inline = await inside();
      expect((await bytes()) + inline).toBeLessThan(LOOKING_LIMIT);
      expect(files.filter((file) => /tutorial.*\.(webm|mp4|vtt)/.test(file))).toEqual([]);
      expect(await shifted(page)).toBeLessThan(CLS_LIMIT);

      await page.mouse.move(200, 300);
      await expect(page.locator("[data-ready]")).toHaveAttribute("data-ready", "true");
      await page.waitForLoadState("networkidle");
      expect(await bytes()).toBeGreaterThan(0);
      expect((await bytes()) + inline).toBeLessThan(USING_LIMIT);
      expect(await shifted(page)).toBeLessThan(CLS_LIMIT);
    });

test("logging in costs little: it loads nothing that only learning needs", async ({ page }) => {
  const { bytes, inside } = weighScripts(page);
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  expect((await bytes()) + (await inside())).toBeLessThan(LOG_IN_LIMIT);
});

/** How far content of the page has moved without user input. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
