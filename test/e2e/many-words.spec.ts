import type { Page } from "@playwright/test";
import { v7 as newId } from "uuid";

import { picture } from "./pictures.ts";
import type { Product } from "./product.ts";
import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const GERMAN = { termsLanguage: "de", definitionsLanguage: "uk" };
const WORDS = 45;

const rows = (page: Page) => page.getByRole("region", { name: "Words", exact: true }).getByRole("listitem");
const bar = (page: Page) => page.getByRole("region", { name: "Selected words" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("many words are selected with the keyboard, tagged and moved with their memory, and it is undone", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const words = Array.from({ length: WORDS }, (_, i) => `Wort ${i + 1} = слово ${i + 1}`);
  const id = await reader.dictionary({ ...GERMAN, name: "Alltag" }, words);
  const other = await reader.dictionary({ ...GERMAN, name: "Reise" }, ["Wort 7 = шлях"]);
  await reader.dictionary({ name: "English", termsLanguage: "en", definitionsLanguage: "uk" }, [
    "road = шлях",
  ]);
  interface Dictionary {
    words: { id: string; term: string }[];
  }
  const read = async () => (await reader.send<Dictionary>("GET", `/dictionaries/${id}?sort=default`)).words;
  const [first] = await read();
  const review = { id: newId(), wordId: first?.id, direction: "forward", at: new Date().toISOString() };
  await reader.send("POST", "/reviews", {
    reviews: [{ ...review, grade: "good", outcome: null, given: [], milliseconds: 5000 }],
    source: "device",
  });
  const memory = () => reader.send("GET", `/dictionaries/${id}/words/${first?.id}`);
  const before = { words: await read(), memory: await memory() };

  await page.goto(`/dictionaries/${id}/words/edit`);
  await button(page, "Select").press("Enter");
  await page.getByRole("checkbox", { name: "Select Wort 45", exact: true }).press("Space");
  await page.getByRole("checkbox", { name: "Select Wort 43", exact: true }).press("Shift+Space");
  await expect(bar(page).getByRole("status")).toHaveText("3 selected");
  await bar(page).getByRole("button", { name: "Tag" }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Tags" })).toBeFocused();
  await page.keyboard.type("Amt");
  await expectAccessible(page);
  await picture(page, "many-words-tag");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tags of 3 words changed.")).toBeVisible();
  await expect(rows(page).filter({ hasText: "Amt" })).toHaveCount(3);
  await button(page, "Undo").press("Enter");
  await expect(rows(page).filter({ hasText: "Amt" })).toHaveCount(0);
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect((await read()).map(({ term }) => term)).toEqual(before.words.map(({ term }) => term));
  const untouched = { words: await read(), memory: await memory() };

  await button(page, "Edit Wort 45").focus();
  await page.keyboard.press("Control+a");
  await expect(page.getByRole("checkbox", { name: "Select Wort 45", exact: true })).toBeFocused();
  await expect(bar(page).getByRole("status")).toHaveText(`${WORDS} selected`);
  await picture(page, "many-words");
  await bar(page).getByRole("button", { name: "Move" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Move ${WORDS} words` });
  await expect(dialog.getByRole("option")).toHaveText(["Reise (1 of 5,000)"]);
  await expect(dialog.getByLabel("To the dictionary")).toBeFocused();
  await expectAccessible(page);
  await picture(page, "many-words-move");
  await dialog.getByRole("button", { name: "Move" }).press("Enter");
  await expect(page.getByText(`${WORDS} words moved to “Reise”. 1 term is now there twice.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Term" })).toBeFocused();
  const moved = `/dictionaries/${other}/words/${first?.id}`;
  expect(await reader.send("GET", moved)).toMatchObject({ memory: { forward: { reviews: 1 } } });
  await button(page, "Undo").press("Enter");
  await expect(rows(page).first()).toContainText("Wort 45");
  await expect(button(page, "Undo")).toBeHidden();
  expect({ words: await read(), memory: await memory() }).toEqual(untouched);
});

/** A dictionary of more words than are read at once; the rest waits for `giveRest`. */
async function withRestHeld(page: Page, product: Product) {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(
    { ...GERMAN, name: "Alltag" },
    Array.from({ length: WORDS }, (_, i) => `Wort ${i + 1} = слово ${i + 1}`),
  );
  let giveRest = (): void => undefined;
  const rest = new Promise<void>((resolve) => (giveRest = resolve));
  const asked: string[] = [];
  await page.route(/after=/, async (route) => {
    asked.push(route.request().url());
    await rest;
    return route.fallback();
  });
  await page.goto(`/dictionaries/${id}/words/edit`);
  return { asked, giveRest };
}

test("all words are selected from a Cyrillic keyboard too, and wait until the last of them is here", async ({
  page,
  product,
}) => {
  const { giveRest } = await withRestHeld(page, product);
  await button(page, "Edit Wort 45").dispatchEvent("keydown", { key: "ф", code: "KeyA", ctrlKey: true });
  await expect(bar(page).getByRole("status")).toHaveText("40 selected");
  for (const name of ["Tag", "Move", "Delete"])
    await expect(bar(page).getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  giveRest();
  await expect(bar(page).getByRole("status")).toHaveText(`${WORDS} selected`);
  await expect(bar(page).getByRole("button", { name: "Tag" })).toBeEnabled();
});

test("a word that is changed while more words are on their way stays changed", async ({ page, product }) => {
  const { asked, giveRest } = await withRestHeld(page, product);
  await button(page, "Edit Wort 45").press("End");
  await expect.poll(() => asked.length).toBe(1);
  await button(page, "Edit Wort 6").press("Enter");
  await page.keyboard.type(" neu");
  await page.keyboard.press("Enter");
  await expect(page.getByText("All changes saved")).toBeVisible();
  giveRest();
  await expect(button(page, "Edit Wort 5")).toBeVisible();
  await expect(button(page, "Edit Wort 6 neu")).toBeVisible();
});

test("where no other dictionary has these languages, moving says so", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "user", language: "de" });
  const id = await reader.dictionary({ ...GERMAN, name: "Alltag" }, ["Haus = дім"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dictionaries/${id}/words/edit`);
  await button(page, "Auswählen").click();
  await page.getByRole("checkbox", { name: "Haus auswählen" }).check();
  await picture(page, "many-words-narrow");
  await page.getByRole("button", { name: "Verschieben" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "Sie haben kein anderes Wörterbuch mit denselben Sprachen.",
  );
  await expectAccessible(page);
});

test("words of which the server refused a change are moved once that is settled", async ({
  page,
  product,
  complaints,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ ...GERMAN, name: "Alltag" }, ["Haus = дім"]);
  await page.route(`**/api/dictionaries/${id}`, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 409, json: { code: "conflict", message: "Changed elsewhere." } })
      : route.fallback(),
  );
  await page.goto(`/dictionaries/${id}/words/edit`);
  await button(page, "Edit Haus").click();
  await page.getByRole("form", { name: "Edit Haus" }).getByRole("textbox", { name: "Term" }).fill("Häuser");
  await page.keyboard.press("Enter");
  await expect(rows(page).getByRole("alert")).toHaveText("Changed elsewhere.");
  await button(page, "Select").click();
  await page.getByRole("checkbox", { name: "Select Häuser" }).check();
  const move = bar(page).getByRole("button", { name: "Move" });
  await expect(move).toHaveAccessibleDescription("First correct or discard what couldn’t be saved");
  await bar(page).getByRole("button", { name: "Cancel" }).click();
  await button(page, "Discard the change to Häuser").click();
  await button(page, "Select").click();
  await page.getByRole("checkbox", { name: "Select Haus" }).check();
  await expect(move).toBeEnabled();
  complaints.length = 0;
});

test("without the dialog’s code words are tagged all the same, and it is told where nothing changes", async ({
  page,
  product,
  complaints,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ ...GERMAN, name: "Alltag" }, ["Haus = дім", "Baum = дерево"]);
  const { words } = await reader.send<{ words: { id: string }[] }>("GET", `/dictionaries/${id}`);
  await reader.send("PATCH", `/dictionaries/${id}`, {
    words: {
      update: words.map((word, at) => ({
        id: word.id,
        tags: Array.from({ length: 20 }, (_, tag) => `${at} ${tag}`),
      })),
    },
  });
  await page.route(/\/assets\/dialog-/, (route) => route.abort());
  await page.goto(`/dictionaries/${id}/words/edit`);
  await button(page, "Select").click();
  await button(page, "Select all").click();
  await bar(page).getByRole("button", { name: "Tag" }).click();
  const tags = page.getByRole("alert").getByRole("textbox", { name: "Tags" });
  await tags.fill("Amt");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 words stay as they were: they would have more than 20 tags.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("checkbox", { name: "Select Baum" }).uncheck();
  await bar(page).getByRole("button", { name: "Tag" }).click();
  await tags.press("Enter");
  await expect(bar(page)).toBeHidden();
  await expect(button(page, "Undo")).toBeHidden();

  await button(page, "Select").click();
  await button(page, "Select all").click();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Term" })).toBeFocused();
  complaints.length = 0;
});

test("a list that could not be read again is read on request", async ({ page, product, complaints }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ ...GERMAN, name: "Alltag" }, ["Haus = дім", "Baum = дерево"]);
  await reader.dictionary({ ...GERMAN, name: "Reise" });
  await page.goto(`/dictionaries/${id}/words/edit`);
  await expect(rows(page)).toHaveCount(2);
  await reader.send("PATCH", `/dictionaries/${id}`, {
    words: { create: [{ term: "Weg", definitions: ["шлях"] }] },
  });
  const list = new RegExp(`/api/dictionaries/${id}\\?`);
  await page.route(list, (route) =>
    route.fulfill({ status: 400, json: { code: "validation_failed", message: "Not now." } }),
  );
  await button(page, "Select").click();
  await page.getByRole("checkbox", { name: "Select Haus" }).check();
  await bar(page).getByRole("button", { name: "Move" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "Not now." });
  await expect(failure).toBeVisible();
  await expect(rows(page)).toHaveText([/Baum/]);
  await page.unroute(list);
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveText([/Weg/, /Baum/]);
  await expect(failure).toHaveCount(0);
  complaints.length = 0;
});
