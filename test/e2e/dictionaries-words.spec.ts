import type { Page } from "@playwright/test";

import { picture } from "./pictures.ts";
import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };

const term = (page: Page) => page.getByRole("textbox", { name: "Term" }).first();
const rows = (page: Page) => page.getByRole("region", { name: "Words" }).getByRole("listitem");

async function write(page: Page, word: string, definitions: string): Promise<void> {
  await term(page).fill(word);
  await page.keyboard.press("Tab");
  await page.keyboard.type(definitions);
  await page.keyboard.press("Enter");
  await expect(term(page)).toHaveValue("");
}

test("words are written one after another, the latest on top, and are there after a reload", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = old"]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await write(page, "neu", "new,recent");
  await write(page, "jung", "young");
  await expect(rows(page)).toHaveText([/jung\s*young/, /neu\s*1new 2recent/, /alt\s*old/]);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveText([/3\s*jung/, /2\s*neu/, /1\s*alt/]);
});

test("opening the editor reads the dictionary and its words at once", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = old"]);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === `/api/dictionaries/${id}`) asked.push(search);
  });
  await page.goto(`/dictionaries/${id}/words/edit`);
  await expect(rows(page)).toHaveText([/alt\s*old/]);
  await expect(page.getByRole("link", { name: "Deutsch" })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("a word is changed in its place, and Escape leaves it as it was", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = old"]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("button", { name: "Edit alt" }).press("Enter");
  const form = page.getByRole("form", { name: "Edit alt" });
  await expect(form.getByRole("textbox", { name: "Term" })).toBeFocused();
  await page.keyboard.type("x");
  await page.keyboard.press("Escape");
  await expect(rows(page)).toHaveText([/alt\s*old/]);
  await expect(page.getByRole("button", { name: "Edit alt" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ancient");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveText([/alt\s*1old 2ancient/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/1old 2ancient/]);
});

test("a deletion can be taken back, and counts once the time is over", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["a = x", "b = x", "c = x"]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("button", { name: "Delete b" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveText([/c/, /b/, /a/]);

  await page.getByRole("button", { name: "Select" }).click();
  await page.getByRole("checkbox", { name: "Select a" }).check();
  await page.getByRole("checkbox", { name: "Select c" }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(rows(page)).toHaveText([/b/]);
  // Leaving the page ends the time for undoing.
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("region", { name: /Page 1/ }).getByRole("listitem")).toHaveText([/b/]);
});

test("without a server words stay, say so, and are sent in the end, though the page was left", async ({
  page,
  product,
  complaints,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/words/edit`);
  let calls = 0;
  await page.route(`**/api/dictionaries/${id}`, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    calls += 1;
    // The first call reaches the server, but its answer is lost.
    if (calls === 1) await route.fetch();
    return route.abort();
  });
  await write(page, "neu", "new");
  await expect(page.getByText("1 word not saved")).toBeVisible();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe("beforeunload");
  await (await question).dismiss();

  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(new RegExp(`/dictionaries/${id}$`));
  await page.unroute(`**/api/dictionaries/${id}`);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("region", { name: /Page 1/ }).getByRole("listitem")).toHaveText([/neu/]);
  await page.goBack();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(rows(page)).toHaveText([/neu\s*new/]);
  // The browser logs an error for each call that was cut.
  complaints.length = 0;
});

test("what the version before kept on the device is sent", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["alt = old"]);
  const { words } = await reader.send<{ words: { id: string }[] }>("GET", `/dictionaries/${id}`);
  const user = await reader.send<{ id: string }>("GET", "/users/me");
  const change = { kind: "update", id: words[0]?.id, text: { term: "uralt", definitions: ["ancient"] } };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `words:${user.id}:${id}:change:${change.id}`,
    JSON.stringify(change),
  ] as const);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(rows(page)).toHaveText([/uralt\s*ancient/]);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain("change:");
  const now = await reader.send<{ words: { term: string }[] }>("GET", `/dictionaries/${id}`);
  expect(now.words[0]?.term).toBe("uralt");
});

test("a closed tab loses nothing that was typed or added", async ({ page, product, complaints }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.route(`**/api/dictionaries/${id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await write(page, "neu", "new");
  await term(page).fill("halb");
  await page.keyboard.press("Tab");
  await page.keyboard.type("half, par");
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  complaints.length = 0;

  const again = await context.newPage();
  await again.goto(`${product.url}/dictionaries/${id}/words/edit`);
  await expect(rows(again)).toHaveText([/neu\s*new/]);
  await expect(again.getByText("All changes saved")).toBeVisible();
  await expect(term(again)).toHaveValue("halb");
  await again.getByRole("button", { name: "Add" }).click();
  await expect(rows(again)).toHaveText([/halb\s*1half 2par/, /neu/]);
});

test("a term that is there already, or a similar one, is told while it is typed, and merged on request", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["Bär = bear"]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await term(page).fill("bar");
  await expect(page.getByText("Similar: Bär bear")).toBeVisible();
  await term(page).fill("Bär");
  await expect(page.getByText("Already here: Bär bear")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("animal,");
  await page.getByRole("button", { name: "Add the definitions to it" }).click();
  await expect(rows(page)).toHaveText([/Bär\s*1bear 2animal/]);
  await expect(page.getByText("All changes saved")).toBeVisible();
});

test("a full dictionary says so, and takes words again once there is room", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "guest" });
  const id = await reader.dictionary(
    GERMAN,
    Array.from({ length: 100 }, (_, index) => `w${index} = x`),
  );
  await page.goto(`/dictionaries/${id}/words/edit`);
  await expect(page.getByText("You already have max number of words")).toBeVisible();
  await expect(term(page)).toBeDisabled();
  await page.getByRole("button", { name: "Delete w99" }).click();
  await expect(term(page)).toBeEnabled();
});

test("five thousand words scroll as a book of few pages, and its index jumps", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const id = await reader.dictionary(
    GERMAN,
    Array.from({ length: 5000 }, (_, index) => `${letters[index % 26]}${10_000 + index} = x`),
  );
  await page.goto(`/dictionaries/${id}?sort=term&direction=1`);
  const words = page.locator("[data-word]");
  await expect(words.first()).toContainText("A10000");
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
    expect(await words.count()).toBeLessThanOrEqual(120);
  }
  await expect(page.getByRole("region", { name: /Page 1:/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Z", exact: true }).click();
  await expect(words.filter({ hasText: "Z10025" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Z", exact: true })).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "B", exact: true }).click();
  await expect(words.filter({ hasText: "B10001" })).toBeInViewport();
});

test("Arabic is written from the right and Japanese is told as such", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const arabic = await reader.dictionary({ name: "كلمات", termsLanguage: "ar", definitionsLanguage: "ja" }, [
    "كتاب = 本",
    "بيت = 家",
  ]);
  await page.goto(`/dictionaries/${arabic}?sort=term&direction=1`);
  const headword = page.locator("[data-word] dfn").first();
  await expect(headword).toHaveText("بيت");
  await expect(headword).toHaveAttribute("dir", "rtl");
  await expect(headword).toHaveAttribute("lang", "ar");
  await expect(page.locator("[data-word] [lang=ja]").first()).toHaveText("家");
  await expectAccessible(page);
  await page.goto(`/dictionaries/${arabic}/words/edit`);
  await expect(term(page)).toHaveAttribute("dir", "rtl");
  await write(page, "شمس", "太陽、日");
  await expect(rows(page).first()).toHaveText(/شمس\s*1太陽 2日/);
});

test("markup in words stays text", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const evil = "<img src=x onerror=alert(1)>";
  const id = await reader.dictionary(GERMAN, [`${evil} = <script>alert(2)</script>`]);
  await page.goto(`/dictionaries/${id}`);
  await expect(page.locator("[data-word] dfn")).toHaveText(evil);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await expect(rows(page)).toContainText([evil]);
});

const FROM_A_DICTIONARY = {
  translations: ["cat"],
  headword: "Katze",
  source: "German - English",
  grammar: { cat: "n" },
  examples: ["Die Katze schläft."],
};

test("translations are offered for the term that was typed last, and a failure shows nothing", async ({
  page,
  product,
  complaints,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.route("**/words/edit", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"translates":false', '"translates":true') });
  });
  await page.route("**/api/translate/*", async (route) => {
    const word = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    if (word === "langsam") await new Promise((later) => setTimeout(later, 1500));
    await route
      .fulfill(
        word === "kaputt"
          ? { status: 503, json: { code: "provider_unavailable", message: "Away" } }
          : word === "Katzen"
            ? { json: FROM_A_DICTIONARY }
            : { json: { translations: [`${word}!`, "one, two", "<i>x</i>"] } },
      )
      .catch(() => undefined);
  });
  await page.goto(`/dictionaries/${id}/words/edit`);
  const offered = page.getByRole("group", { name: "Suggestions" }).getByRole("button");
  await term(page).fill("langsam");
  await page.waitForTimeout(700);
  await term(page).fill("schnell");
  await expect(offered).toHaveText(["schnell!", "one", "two", "<i>x</i>"]);
  await offered.nth(1).click();
  await expect(offered).toHaveText(["schnell!", "two", "<i>x</i>"]);
  await page.keyboard.press("Enter");
  await term(page).fill("Katzen");
  await expect(offered).toHaveText(["cat n"]);
  await expect(page.getByText("From: Katze · German - English")).toBeVisible();
  await offered.click();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("button", { name: "Die Katze schläft." })).toBeVisible();
  await picture(page, "example-offer");
  await page.getByRole("button", { name: "Die Katze schläft." }).click();
  await expect(page.getByRole("textbox", { name: "Example" })).toHaveValue("Die Katze schläft.");
  await expect(page.getByRole("textbox", { name: "Example" })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await term(page).fill("kaputt");
  await page.waitForTimeout(900);
  await expect(offered).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(complaints).toEqual([expect.stringContaining("503")]);
  complaints.length = 0;
});
