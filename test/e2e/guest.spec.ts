import type { Locator, Page } from "@playwright/test";

import { chooseItem } from "./menus.ts";
import { loseSession } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const WORDS: readonly [term: string, definitions: string][] = [
  ["aushalten", "терпіти, витримувати, утримувати"],
  ["Haus", "дім"],
  ["Abend", "вечір"],
  ["ähnlich", "подібний"],
  ["Angst", "страх"],
  ["Aufgabe", "завдання"],
];

const DEFINITIONS = new Map(WORDS.map(([term, definitions]) => [term, definitions.split(", ")]));

test("a guest writes a dictionary and is tested on it, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await enter(page);
  await createDictionary(page);
  await writeWords(page);
  await startTest(page);
  await answerAll(page);
  await expect(page).toHaveURL(/\/testing\/finish$/);
  await expect(page.getByText("aushalten").first()).toBeVisible();
  await logOut(page);
});

test("a guest does the whole job with the keyboard alone", async ({ page }) => {
  await page.goto("/auth");
  await reach(page, page.getByRole("link", { name: "Enter as a Guest" }), "Enter");
  await reach(page, page.getByRole("button", { name: "Enter as a Guest" }), "Enter");
  for (const policy of ["cookie policy", "privacy policy", "terms of use"])
    await reach(page, page.getByRole("checkbox", { name: `I accept the ${policy}` }), "Space");
  await reach(page, page.getByRole("button", { name: "Submit" }), "Enter");
  await reach(page, page.getByRole("main").getByRole("link", { name: /Dictionaries/ }), "Enter");
  await reach(page, page.getByRole("link", { name: /New dictionary/ }).first(), "Enter");
  await reach(page, page.getByLabel("Name"));
  await page.keyboard.type("Deutsch");
  for (const [label, language] of [
    ["Terms in", "German"],
    ["Definitions in", "Ukrainian"],
  ] as const) {
    await reach(page, page.getByRole("combobox", { name: label }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(language);
    await expect(page.getByRole("option", { name: language }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
  await reach(page, page.getByRole("button", { name: "Create" }), "Enter");
  await reach(page, page.getByRole("link", { name: /Add the first word|Manage words/ }).first(), "Enter");
  await expect(page.getByRole("textbox", { name: "Term" })).toBeFocused();
  await page.keyboard.type("Haus");
  await page.keyboard.press("Tab");
  await page.keyboard.type("дім");
  await page.keyboard.press("Enter");
  await expect(page.getByText("All changes saved")).toBeVisible();
  await reach(page, page.getByRole("link", { name: "Testing" }).first(), "Enter");
  await reach(page, page.getByRole("button", { name: "Start test" }), "Enter");
  await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
  await page.keyboard.type("дім");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/testing\/check$/);
  await expect(page.getByText("See the report")).toBeFocused();
  await expect(page.locator("main [data-unread]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/testing\/finish$/);
  await page.goto("/menu");
  await reach(page, page.getByRole("banner").getByRole("button", { name: /Guest/ }).last(), "Enter");
  await reach(page, page.getByRole("menuitem", { name: /Log ?out/ }), "Enter", "ArrowDown");
  await expect(page).toHaveURL(/\/auth$/);
});

/** Moves the focus to a control with the keyboard, and presses a key there. */
async function reach(page: Page, target: Locator, key?: string, step = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60 && !(await isFocused(target)); steps++) await page.keyboard.press(step);
  await expect(target).toBeFocused();
  if (key) await page.keyboard.press(key);
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function enter(page: Page): Promise<void> {
  await page.goto("/menu");
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole("link", { name: "Enter as a Guest" }).click();
  await expect(page).toHaveURL(/\/auth\/guest$/);
  await page.getByRole("button", { name: "Enter as a Guest" }).click();
  await expect(page).toHaveURL(/\/accept-policy$/);
  await expect(page.getByText("All policies should be accepted")).toBeVisible();
  for (const policy of ["cookie policy", "privacy policy", "terms of use"])
    await page.getByRole("checkbox", { name: `I accept the ${policy}` }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/menu$/);
}

async function createDictionary(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /Dictionaries/ })
    .click();
  await expect(page.getByText("No dictionaries yet")).toBeVisible();
  await page
    .getByRole("link", { name: /New dictionary/ })
    .first()
    .click();
  await page.getByLabel("Name").fill("Deutsch im Alltag");
  await chooseLanguage(page, "Terms in", "German");
  await chooseLanguage(page, "Definitions in", "Ukrainian");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "Deutsch im Alltag" })).toBeVisible();
}

async function chooseLanguage(page: Page, label: string, language: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(language);
  await page.getByRole("option", { name: language }).first().click();
}

async function writeWords(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Add the first word|Manage words/ })
    .first()
    .click();
  for (const [term, definitions] of WORDS) {
    await page.getByRole("textbox", { name: "Term" }).first().fill(term);
    await page.keyboard.press("Tab");
    await page.keyboard.type(definitions);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Term" }).first()).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Term" }).first()).toHaveValue("");
  }
  await expect(page.getByText("All changes saved")).toBeVisible();
}

async function startTest(page: Page): Promise<void> {
  await page.goto("/createTester");
  await page.getByRole("button", { name: "Start test" }).click();
  await expect(page).toHaveURL(/\/testing$/);
}

/** One right, one wrong, one skipped, the one with three definitions in parts; the rest right. */
async function answerAll(page: Page): Promise<void> {
  for (let position = 1; position <= WORDS.length; position++) {
    await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
    const term =
      (await page.getByRole("heading", { level: 1 }).textContent())?.replaceAll("\u00ad", "") ?? "";
    const definitions = DEFINITIONS.get(term) ?? [];
    if (term === "Haus") await answer(page, "зелений");
    else if (term === "Abend") await page.getByRole("button", { name: "Skip" }).click();
    else await answerEach(page, definitions);
    await page
      .getByRole("button", { name: /Next word|See the report/ })
      .or(page.getByRole("link", { name: /Next word|See the report/ }))
      .click();
  }
}

async function answerEach(page: Page, definitions: readonly string[]): Promise<void> {
  for (const [index, definition] of definitions.entries()) {
    await answer(page, definition);
    const left = definitions.length - index - 1;
    if (left > 0) await expect(page.getByText(`${left} more to go`, { exact: true })).toBeVisible();
  }
}

async function answer(page: Page, text: string): Promise<void> {
  const field = page.getByRole("main").getByRole("textbox");
  await expect(field).toBeFocused();
  await field.fill(text);
  await page.keyboard.press("Enter");
}

async function logOut(page: Page): Promise<void> {
  await page.goto("/menu");
  await page.getByRole("banner").getByRole("button", { name: /Guest/ }).last().click();
  await chooseItem(page, /Log ?out/);
  await expect(page).toHaveURL(/\/auth$/);
}

/** A guest with this many minutes left. */
const enterFor = (page: Page, minutes: number): Promise<void> =>
  enterAs(page, () => ({ expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() }));

/** A guest whose account data is changed in the answer to the app. */
async function enterAs(page: Page, told: () => object): Promise<void> {
  await page.request.post("/api/auth/guest", { data: { interfaceLanguage: "en" } });
  await page.request.patch("/api/auth/accept-policy", {
    data: { accepted: ["cookie", "privacy", "terms-of-use"] },
  });
  await page.route("**/api/users/me", async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await route.fulfill({ response, json: { ...user, ...told() } });
  });
}

test("a guest sees what is left of their time", async ({ page }) => {
  await enterFor(page, 23 * 60 + 30);
  await page.goto("/dictionaries");
  await expect(page.getByRole("banner").getByRole("button", { name: "Guest 23 hr" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /guest account expires/ })).toHaveCount(0);
});

for (const { minutes, viewport } of [
  { minutes: 119, viewport: { width: 1280, height: 860 } },
  { minutes: 9, viewport: { width: 390, height: 780 } },
])
  test(`a guest with ${minutes} minutes left is told, and how words are kept`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enterFor(page, minutes);
    const data = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };
    const { id } = (await (await page.request.post("/api/dictionaries", { data })).json()) as { id: string };
    await page.request.patch(`/api/dictionaries/${id}`, {
      data: { words: { create: [{ term: "Brot", definitions: ["bread"] }] } },
    });
    await page.goto("/dictionaries");
    const told = page.getByRole("region", { name: /^Your guest account expires at / });
    await expect(told).toContainText(`That’s in ${minutes} minutes. Your 1 word will then be deleted`);
    await expect(told.getByRole("link", { name: "Sign up and keep everything" })).toHaveAttribute(
      "href",
      "/auth/signup",
    );
    const file = page.waitForEvent("download");
    await told.getByRole("link", { name: "Download words" }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    await expectAccessible(page);
  });

test("a guest who may have no more is led to an account, or on with signing up", async ({ page }) => {
  let pendingEmail: string | null = null;
  await enterAs(page, () => ({ pendingEmail }));
  const data = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };
  await page.request.post("/api/dictionaries", { data });
  const main = page.getByRole("main");
  for (const path of ["/dictionaries", "/dictionaries/create"]) {
    pendingEmail = null;
    await page.goto(path);
    await expect(main.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/auth/signup");
    pendingEmail = "ann@example.test";
    await page.reload();
    await expect(main.getByRole("link", { name: "Finish signing up" })).toHaveAttribute("href", "/verify");
  }
});

test("a guest whose time is over finds what can still be kept, also on coming back", async ({ page }) => {
  await enterFor(page, 60);
  await page.goto("/dictionaries");
  await expect(page.getByRole("region", { name: /^Your guest account expires at / })).toBeVisible();
  await loseSession(page);
  const past = new Date(Date.now() - 60_000).toISOString();
  await page.evaluate((time) => localStorage.setItem("session.last", time), past);
  await page.goto("/menu");
  await expect(page.getByRole("heading", { name: "Your guest account has expired" })).toBeVisible();
  await expect(
    page.getByText("If you downloaded your words, you can import them into an account."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Another 24 hours as a guest" }).click();
  await expect(page).toHaveURL(/\/auth\/guest$/);
});

test("a session that ended elsewhere says so on coming back, once", async ({ page }) => {
  await enterFor(page, 24 * 60);
  await page.unroute("**/api/users/me");
  await page.goto("/dictionaries");
  await expect(page.getByRole("heading", { level: 1, name: "Dictionaries" })).toBeVisible();
  await loseSession(page);
  await page.goto("/dictionaries");
  const told = page.getByText("You’ve been logged out, either from another device", { exact: false });
  await expect(told).toBeVisible();
});
