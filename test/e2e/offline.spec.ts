import type { Page } from "@playwright/test";

import { CACHES } from "../../shared/offline.ts";
import { common } from "../../web/locales/en/common.ts";
import { common as ukrainian } from "../../web/locales/uk/common.ts";
import { chooseItem } from "./menus.ts";
import { keptAnswers, keptFor, withWorker } from "./offline-steps.ts";
import type { Product } from "./product.ts";
import { loseSession, signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const WORDS = ["aushalten = endure, bear", "Haus = house", "Wortschatz = vocabulary"];
const INFO = { name: "German", termsLanguage: "de", definitionsLanguage: "en" };

test("without a network the app opens and shows the words seen last", async ({ page, context, product }) => {
  const id = await readerWithWords(page, product);
  await page.goto("/dictionaries");
  await expect(page.getByRole("link", { name: /German/ })).toBeVisible();
  await keptFor(page, "/api/dictionaries");
  await page.goto(`/dictionaries/${id}`);
  await expect(word(page, "Wortschatz")).toBeVisible();
  await keptFor(page, `/api/dictionaries/${id}`);
  await keptFor(page, `/api/dictionaries/${id}/tags`);

  await context.setOffline(true);
  await page.reload();
  await expect(note(page, common.offline.title)).toBeVisible();
  await expect(word(page, "Wortschatz")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dictionaries");
  await page.getByRole("link", { name: /German/ }).click();
  await expect(word(page, "aushalten")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await context.setOffline(false);
  await expect(note(page, common.offline.title)).toHaveCount(0);
});

test("a change made elsewhere is there as soon as the network is", async ({ page, context, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  await withWorker(page, `/dictionaries/${id}`);
  await expect(word(page, "Wortschatz")).toBeVisible();
  await keptFor(page, `/api/dictionaries/${id}`);
  await context.setOffline(true);
  await page.reload();
  await expect(word(page, "Wortschatz")).toBeVisible();
  await product.sql("UPDATE words SET term = 'Sprachschatz' WHERE term = 'Wortschatz'");
  await context.setOffline(false);
  await expect(word(page, "Sprachschatz")).toBeVisible();
});

test("it says so in the person's language", async ({ page, context, product }) => {
  await signIn(page, product, { language: "uk" });
  await withWorker(page, "/dictionaries");
  await keptFor(page, "/api/users/me");
  await context.setOffline(true);
  await page.goto("/menu");
  await expect(note(page, ukrainian.offline.title)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
});

test("after logging out nothing of the person is kept", async ({ page, context, product }) => {
  await readerWithWords(page, product);
  await page.goto("/dictionaries");
  await keptFor(page, "/api/dictionaries");
  await page.getByRole("button", { name: common.account }).click();
  await chooseItem(page, common.logOut);
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto("/dictionaries");
  await expect(page.getByText("German")).toHaveCount(0);
  await expect(page.getByRole("button", { name: common.retry })).toBeVisible();
});

test("who signs in next on the device sees nothing of the one before", async ({ page, context, product }) => {
  await readerWithWords(page, product);
  await page.goto("/dictionaries");
  await keptFor(page, "/api/dictionaries");
  // Another person signs in without a log-out that the page could notice.
  await loseSession(page);
  await signIn(page, product);
  await page.goto("/progress");
  await expect.poll(() => keptAnswers(page)).not.toContain("/api/dictionaries");
  await context.setOffline(true);
  await page.goto("/dictionaries");
  await expect(note(page, common.offline.title)).toBeVisible();
  await expect(page.getByText("German")).toHaveCount(0);
});

test("a session that ended leaves nothing behind", async ({ page, product }) => {
  await readerWithWords(page, product);
  await page.goto("/dictionaries");
  await keptFor(page, "/api/dictionaries");
  await loseSession(page);
  await page.goto("/auth");
  await expect.poll(() => keptAnswers(page)).toEqual([]);
});

test("every page has a nonce of its own, from the server and without it", async ({
  page,
  context,
  product,
}) => {
  await readerWithWords(page, product);
  const nonces = [await openWithPolicy(page), await openWithPolicy(page)];
  await context.setOffline(true);
  nonces.push(await openWithPolicy(page), await openWithPolicy(page));
  expect(new Set(nonces).size).toBe(4);
});

test("the app can be installed", async ({ page, product }) => {
  const manifest = await page.request.get(`${product.url}/manifest.webmanifest`);
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons, start_url, display } = (await manifest.json()) as {
    icons: { src: string; purpose: string }[];
    start_url: string;
    display: string;
  };
  expect({ start_url, display }).toEqual({ start_url: "/menu", display: "standalone" });
  for (const { src } of icons) expect((await page.request.get(product.url + src)).status()).toBe(200);
  const worker = await page.request.get(`${product.url}/service-worker.js`);
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});

test("a version in charge leaves the pages of the one before their scripts, and none older", async ({
  page,
  product,
}) => {
  await readerWithWords(page, product);
  const [old = ""] = await assetCaches(page);
  // Caches that two earlier versions left behind.
  await page.evaluate(async (name) => {
    const cache = await caches.open("assets-before");
    for (const request of await (await caches.open(name)).keys())
      await cache.put(request, new Response("export {};"));
    await caches.open("assets-long-before");
  }, old);
  expect(await assetCaches(page)).toHaveLength(3);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => assetCaches(page)).toHaveLength(2);
});

const word = (page: Page, term: string) => page.getByRole("list").getByText(term);
const note = (page: Page, title: string) => page.locator("b", { hasText: title });

async function readerWithWords(page: Page, product: Product): Promise<string> {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  await withWorker(page, "/menu");
  return id;
}

const assetCaches = (page: Page): Promise<string[]> =>
  page.evaluate(
    async (start) => (await caches.keys()).filter((name) => name.startsWith(start)),
    CACHES.assets,
  );

/** Opens a page, compares its policy with its HTML, and returns the nonce. */
async function openWithPolicy(page: Page): Promise<string> {
  const response = await page.goto("/menu");
  const policy = (await response?.headerValue("content-security-policy")) ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(await response?.text()).toContain(`<meta name="csp-nonce" content="${nonce}"`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return nonce;
}
