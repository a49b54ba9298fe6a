import type { Page } from "@playwright/test";

import { picture } from "./pictures.ts";
import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const GERMAN = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "uk" };
const NARROWEST = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 860 };
const SHARED = `/add?${new URLSearchParams({
  title: "Ein Artikel",
  text: "“Auskunft”\nhttps://example.test/artikel",
}).toString()}`;

const term = (page: Page) => page.getByRole("textbox", { name: /^Term/ });

test("a key is made, shown once, used by a program, and ended", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(GERMAN);
  const send = async (key: string, action: string, params: object = {}): Promise<unknown> => {
    const data = JSON.stringify({ action, version: 6, key, params });
    return (await page.request.post("/api/ankiconnect", { data })).json();
  };
  await page.goto("/user/edit");
  await page.getByRole("button", { name: "New key" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "New key" });
  const name = asking.getByRole("textbox", { name: "Which program is it for?" });
  await expect(name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription("The field is required");
  await name.fill("Yomitan (work)");
  await holds(page, "key-asked");
  await page.keyboard.press("Enter");

  const made = page.getByRole("dialog", { name: "Your new key" });
  const field = made.getByRole("textbox", { name: "Key for Yomitan (work)" });
  const address = made.getByRole("textbox", { name: "Address with the key" });
  await expect(field).toHaveValue(/^[\da-f-]{36}\.[\w-]{43}$/);
  await holds(page, "key-made");
  await expect(made.getByRole("button", { name: "Copy address" })).toBeFocused();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.keyboard.press("Enter");
  await expect(made.getByRole("button", { name: "Copied" })).toBeVisible();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  await expect(address).toHaveValue(pasted);
  await made.getByRole("button", { name: "Copy key" }).press("Enter");
  await expect(made.getByRole("button", { name: "Copied" })).toHaveCount(2);
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await expect(field).toHaveValue(key);
  const byAddress = await page.request.post(pasted, { data: '{"action":"version","version":6}' });
  expect(await byAddress.json()).toEqual({ result: 6, error: null });
  await made.getByRole("button", { name: "Done" }).click();
  await expect(made).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: "Yomitan (work)" });
  await expect(row).toContainText("Not used yet");
  await expect(page.getByText(key)).toHaveCount(0);

  const fields = { Term: "die <b>Auskunft</b>", Definitions: "довідка" };
  const note = { deckName: GERMAN.name, modelName: "Wordhoard", fields };
  expect(await send(key, "addNote", { note })).toMatchObject({ error: null });
  await page.reload();
  await expect(row).toContainText("Last used");
  await holds(page, "keys");
  await row.getByRole("button", { name: "Revoke: Yomitan (work)" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New key" })).toBeFocused();
  expect(await send(key, "version")).toEqual({ result: null, error: "valid api key must be provided" });
  await page.goto(`/dictionaries/${id}`);
  await expect(page.getByRole("term").filter({ hasText: "die Auskunft" })).toBeVisible();
});

test("how to set it up is told in three steps, and where programs find the server", async ({
  page,
  product,
}) => {
  await signIn(page, product, { role: "user" });
  await page.goto("/user/edit");
  await page.getByRole("link", { name: "How to set it up" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Adding words from elsewhere" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Server address" })).toHaveValue(
    `${product.url}/api/ankiconnect`,
  );
  for (const list of await page.getByRole("main").getByRole("list").all())
    await expect(list.getByRole("listitem")).toHaveCount(3);
  await holds(page, "catching");
  await page.getByRole("link", { name: "settings", exact: true }).click();
  await expect(page).toHaveURL(/\/user\/edit#ways$/);
});

const storedWords = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("words:")));

test("what another app shares is shown, and filled in as a new word once that is wanted", async ({
  page,
  product,
}) => {
  const manifest = await page.request.get("/manifest.webmanifest");
  expect(await manifest.json()).toMatchObject({
    share_target: { action: "/add", method: "GET", params: { title: "title", text: "text", url: "url" } },
  });
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(GERMAN, ["Haus = дім"]);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(SHARED);
  await expect(page.getByText("From a link or another app:")).toBeVisible();
  await expect(page.getByText("Auskunft")).toBeVisible();
  expect(await storedWords(page)).toEqual([]);
  // The page itself has the text in its address.
  expect(sent.filter((one) => one.includes("Auskunft") && !one.includes(SHARED))).toEqual([]);
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page).toHaveURL(`/dictionaries/${id}/words/edit`);
  await expect(term(page)).toHaveValue("Auskunft");
  await page.reload();
  await expect(term(page)).toHaveValue("Auskunft");
  await term(page).press("Enter");
  await page.keyboard.type("довідка");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(term(page)).toHaveValue("");
  await expect(page.getByText("All changes saved")).toBeVisible();

  const other = await reader.dictionary({ ...GERMAN, name: "Büro" });
  await page.goto(SHARED);
  await expect(page.getByRole("heading", { name: "Add a word" })).toBeVisible();
  await expect(page.getByText("Auskunft")).toBeVisible();
  await holds(page, "add-choice");
  await page.getByRole("radio", { name: "Büro" }).press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dictionaries/${other}/words/edit`);
  await expect(term(page)).toHaveValue("Auskunft");
});

test("a link replaces what was typed only if its reader says so", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await term(page).fill("halb getippt");
  await expect.poll(async () => (await storedWords(page)).length).toBe(1);
  const before = await storedWords(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHARED);
  const mine = page.getByRole("radio", { name: "halb getippt" });
  await expect(mine).toBeChecked();
  await expect(page.getByRole("radio", { name: "Auskunft" })).not.toBeChecked();
  await holds(page, "add-draft");
  expect(await storedWords(page)).toEqual(before);
  await mine.press("Enter");
  await expect(page).toHaveURL(`/dictionaries/${id}/words/edit`);
  await expect(term(page)).toHaveValue("halb getippt");

  await page.goto(SHARED);
  await mine.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Auskunft" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(term(page)).toHaveValue("Auskunft");
});

test("what was typed in another tab meanwhile is shown before it is replaced", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(GERMAN);
  await page.goto(SHARED);
  await expect(page.getByText("Auskunft")).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`/dictionaries/${id}/words/edit`);
  await term(tab).fill("halb getippt");
  await expect.poll(async () => (await storedWords(page)).length).toBe(1);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("radio", { name: "halb getippt" })).toBeChecked();
  expect(JSON.stringify(await storedWords(page))).toContain("halb getippt");
});

test("it is not lost on the way in, nor to a first dictionary", async ({ page }) => {
  await page.goto(SHARED);
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole("link", { name: "Enter as a Guest" }).click();
  await page.getByRole("button", { name: "Enter as a Guest" }).click();
  for (const policy of ["cookie policy", "privacy policy", "terms of use"])
    await page.getByRole("checkbox", { name: `I accept the ${policy}` }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Auskunft")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/dictionaries\/create$/);
  await page.getByRole("textbox", { name: "Name" }).fill("Deutsch");
  await page.getByRole("combobox", { name: "Terms in" }).fill("German");
  await page.getByRole("option", { name: "German" }).first().click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/words\/edit$/);
  await expect(term(page)).toHaveValue("Auskunft");
});

async function looksRight(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await picture(page, name);
}

/** Expects that the screen is accessible, and not wider than the narrowest phone. */
async function holds(page: Page, name: string): Promise<void> {
  await looksRight(page, name);
  await page.setViewportSize(NARROWEST);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  await page.setViewportSize(WIDE);
}
