import type { Locator, Page } from "@playwright/test";

import { chooseItem } from "./menus.ts";
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

for (const [device, viewport] of [
  ["desktop", { width: 1280, height: 860 }],
  ["a phone", { width: 390, height: 780 }],
] as const)
  test(`a guest writes a dictionary and is tested on it, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enter(page);
    await createDictionary(page);
    await writeWords(page);
    await startTest(page);
    await answerAll(page);
    await expect(page).toHaveURL(/\/testing\/finish$/);
    await expect(page.getByText("aushalten").first()).toBeVisible();
    await expectAccessible(page);
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
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/testing\/finish$/);
  await page.goto("/menu");
  await reach(page, page.getByRole("banner").getByRole("button", { name: /Guest/ }).last(), "Enter");
  await reach(page, page.getByRole("menuitem", { name: /Log ?out/ }), "Enter", "ArrowDown");
  await expect(page).toHaveURL(/\/auth$/);
});

/** Walks to a control as people without a mouse do, and presses a key there. */
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
  await expectAccessible(page);
  await page.getByRole("link", { name: "Enter as a Guest" }).click();
  await expect(page).toHaveURL(/\/auth\/guest$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enter as a Guest" }).click();
  await expect(page).toHaveURL(/\/accept-policy$/);
  await expect(page.getByText("All policies should be accepted")).toBeVisible();
  await expectAccessible(page);
  for (const policy of ["cookie policy", "privacy policy", "terms of use"])
    await page.getByRole("checkbox", { name: `I accept the ${policy}` }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/menu$/);
  await expectAccessible(page);
}

async function createDictionary(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /Dictionaries/ })
    .click();
  await expect(page.getByText("No dictionaries yet")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /New dictionary/ })
    .first()
    .click();
  await page.getByLabel("Name").fill("Deutsch im Alltag");
  await chooseLanguage(page, "Terms in", "German");
  await chooseLanguage(page, "Definitions in", "Ukrainian");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "Deutsch im Alltag" })).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);
}

async function startTest(page: Page): Promise<void> {
  await page.goto("/createTester");
  await expectAccessible(page);
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
    if (position === 1) await expectAccessible(page);
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
