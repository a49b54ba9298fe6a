import type { Page } from "@playwright/test";

import { picture } from "./pictures.ts";
import { startProduct, type Product } from "./product.ts";
import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const GERMAN = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "uk" };
const NARROWEST = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 860 };

const address = (page: Page) => page.getByRole("dialog").getByRole("link");
const copyButton = (page: Page) => page.getByRole("button", { name: "Copy to my dictionaries" });

/** 41 words: more than one page. */
const WORDS = Array.from({ length: 41 }, (_, index) => `Wort${String(index + 1).padStart(2, "0")} = слово`);

test("a dictionary is shared, copied by a stranger who enters as a guest, and no longer shared", async ({
  page,
  product,
  browser,
}) => {
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(GERMAN, WORDS);
  await reader.send("PATCH", `/dictionaries/${id}`, {
    words: {
      create: [
        {
          term: "die Auskunft",
          definitions: ["довідка", "інформація"],
          note: "der Plural: die Auskünfte",
          example: "Können Sie mir Auskunft geben?",
          tags: ["Amt"],
        },
      ],
    },
  });
  await page.goto(`/dictionaries/${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create a link" }).click();
  await expect(address(page)).toHaveText(/\/shared\/[\w-]{22}$/);
  await expect(page.getByRole("dialog")).toContainText("42 words · 0 copies made");
  await holds(page, "share-dialog");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await address(page).textContent());
  const { pathname } = new URL(link);

  const context = await browser.newContext({ baseURL: product.url });
  const stranger = await context.newPage();
  await stranger.goto(pathname);
  await expect(stranger.getByRole("heading", { level: 1, name: GERMAN.name })).toBeVisible();
  await expect(stranger).toHaveTitle(/^Deutsch im Alltag/);
  const entries = stranger.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(40);
  await expect(stranger.getByText("sign up or enter as a guest")).toBeVisible();
  await holds(stranger, "shared-stranger");
  await stranger.getByRole("button", { name: "Show more words" }).click();
  await expect(entries).toHaveCount(42);
  await expect(stranger.getByText("Können Sie mir")).toBeVisible();
  await expect(stranger.getByText("der Plural: die Auskünfte")).toBeVisible();
  await copyButton(stranger).click();
  await enterAsGuest(stranger);
  await expect(stranger).toHaveURL(pathname);
  await copyButton(stranger).click();
  await expect(stranger).toHaveURL(/\/dictionaries\/[\da-f-]{36}$/);
  await expect(stranger.getByRole("heading", { level: 1, name: GERMAN.name })).toBeVisible();
  await copiedAgain(stranger, pathname);

  await page.reload();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 copies made");
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Turn off this link?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Create a link" })).toBeVisible();
  await expect(address(page)).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Links to this dictionary" })).toBeFocused();

  await stranger.goto(pathname);
  await expect(stranger.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(stranger.getByText("possibly a link that was turned off")).toBeVisible();
  await holds(stranger, "shared-gone");
  await context.close();
});

test("a link tells messengers what it leads to, and is read without JavaScript", async ({
  page,
  product,
  browser,
}) => {
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(GERMAN, WORDS);
  const { url } = await reader.send<{ url: string }>("POST", `/dictionaries/${id}/shares`);
  const { pathname } = new URL(url);
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    locale: "de-DE",
  });
  const stranger = await context.newPage();
  await stranger.goto(pathname);
  await expect(stranger).toHaveTitle("Deutsch im Alltag · Wordhoard");
  // Locators by role and text ignore the content of a noscript element.
  const read = stranger.locator("noscript main");
  await expect(read.locator("p").first()).toHaveText("Deutsch – Ukrainisch · 41 Wörter");
  await expect(read.locator("p").first()).toBeVisible();
  await expect(read.locator("dfn")).toHaveCount(40);
  await expect(read.locator("dfn").last()).toContainText("Wort40");
  await expect(stranger.locator("noscript > div")).toHaveCount(0);
  await expect(read.locator("svg + div")).toHaveText(
    "Das sind die ersten 40 Wörter. Um die übrigen zu sehen und das Wörterbuch zu kopieren, ist JavaScript nötig. " +
      "Schalten Sie es im Browser ein und laden Sie die Seite neu.",
  );
  const told = (name: string) => stranger.locator(`meta[property="og:${name}"]`).getAttribute("content");
  expect(await told("title")).toBe("Deutsch im Alltag");
  expect(await told("description")).toBe("Deutsch – Ukrainisch · 41 Wörter");
  const picture = await stranger.request.get((await told("image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  await page.request.delete(`${product.url}/api/dictionaries/${id}`);
  expect((await stranger.goto(pathname))?.status()).toBe(404);
  expect((await stranger.request.get(`${pathname}/picture.png`)).status()).toBe(404);
  await context.close();
});

test("a shared list is reported to the operator, where there is an address", async ({ page, product }) => {
  const reportOn = async (on: Product) => {
    const reader = await signIn(page, on, { role: "user" });
    const id = await reader.dictionary(GERMAN, ["Haus = дім"]);
    const { url } = await reader.send<{ url: string }>("POST", `/dictionaries/${id}/shares`);
    await page.goto(url);
    await expect(copyButton(page)).toBeVisible();
    return { url, report: page.getByRole("link", { name: "Report this dictionary" }) };
  };
  await expect((await reportOn(product)).report).toHaveCount(0);
  const answering = await startProduct({ SUPPORT_EMAIL: "help@lantern.example" });
  try {
    const { url, report } = await reportOn(answering);
    const href = new URL((await report.getAttribute("href")) ?? "");
    expect(href.pathname).toBe("help@lantern.example");
    expect(href.searchParams.get("subject")).toBe("Report this dictionary");
    expect(href.searchParams.get("body")).toBe(url);
    await holds(page, "shared-report");
  } finally {
    await answering.stop();
  }
});

test("what a guest cannot, and what is too many, is told", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "guest" });
  const id = await reader.dictionary(GERMAN, ["Haus = дім"]);
  await page.goto(`/dictionaries/${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toContainText("You need an account to share.");
  await holds(page, "share-guest");
  await page.getByRole("dialog").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);

  const writer = await signIn(page, product, { role: "user" });
  const own = await writer.dictionary(GERMAN, ["Haus = дім"]);
  for (let share = 0; share < 20; share++) await writer.send("POST", `/dictionaries/${own}/shares`);
  await page.goto(`/dictionaries/${own}`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(address(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Create a link" }).click();
  await expect(page.getByRole("alert")).toContainText("You already have 20 links");
  await holds(page, "share-limit");
});

/** Copies into the dictionary of the first time, which already has all the words. */
async function copiedAgain(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await expect(page.getByText("sign up or enter as a guest")).toBeHidden();
  await copyButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Where to copy it" });
  await dialog.getByRole("radio", { name: GERMAN.name }).press("Space");
  await holds(page, "shared-place");
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page).toHaveURL(/\/dictionaries\/[\da-f-]{36}$/);
  await expect(page.getByText(/Words\s*42/)).toBeVisible();
}

async function enterAsGuest(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole("link", { name: "Enter as a Guest" }).click();
  await page.getByRole("button", { name: "Enter as a Guest" }).click();
  await expect(page).toHaveURL(/\/accept-policy$/);
  for (const policy of ["cookie policy", "privacy policy", "terms of use"])
    await page.getByRole("checkbox", { name: `I accept the ${policy}` }).check();
  await page.getByRole("button", { name: "Submit" }).click();
}

/** Expects that the screen is accessible, and not wider than the narrowest phone. */
async function holds(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await picture(page, name);
  await page.setViewportSize(NARROWEST);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  await page.setViewportSize(WIDE);
}
