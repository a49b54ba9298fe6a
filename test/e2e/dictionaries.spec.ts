import { readFile } from "node:fs/promises";

import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };

test("a first dictionary is made, filled and deleted by keyboard alone", async ({ page, product }) => {
  await signIn(page, product, { role: "user" });
  await page.goto("/dictionaries");
  await page.getByRole("link", { name: "New dictionary" }).press("Enter");

  await expect(page.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Mein Deutsch");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ger");
  await expect(page.getByRole("option", { name: "German" })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mein Deutsch" })).toBeVisible();

  await page.getByRole("link", { name: "Add the first word" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Term" })).toBeFocused();
  await page.keyboard.type("aushalten");
  await page.keyboard.press("Tab");
  await page.keyboard.type("bear,endure");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Term" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Term" })).toHaveValue("");
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(page.getByRole("region", { name: "Words" })).toContainText("aushalten 1bear 2endure");

  await page.getByRole("link", { name: "Mein Deutsch" }).press("Enter");
  await expect(page.getByRole("region", { name: /Page 1/ })).toContainText("aushalten");
  await page.getByRole("button", { name: "Delete" }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Its 1 word");
  await expect(dialog.getByRole("button", { name: "Keep it" }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dictionaries");
  await expect(page.getByText("No dictionaries yet")).toBeVisible();
});

test("what is wrong is told beside the field, and nothing typed is lost", async ({ page, product }) => {
  await signIn(page, product);
  await page.goto("/dictionaries/create");
  await page.getByLabel("Name").fill("a/b");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Contains one or more forbidden characters")).toBeVisible();
  await expect(page.getByText("The field is required")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("a/b");
});

test("the list is searched and sorted, and keeps both in the URL and the sorting with the person", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  await reader.dictionary({ ...GERMAN, name: "Zug" }, ["a = b", "c = d"]);
  await reader.dictionary({ ...GERMAN, name: "Abend" }, ["a = b"]);
  await page.goto("/dictionaries");
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveText(["Abend", "Zug"]);
  await page.getByRole("radio", { name: "Words" }).click();
  await expect(names).toHaveText(["Zug", "Abend"]);
  await expect(page).toHaveURL(/sort=words/);
  // The direction of sorting by size is not used for names.
  await page.getByRole("radio", { name: "Name" }).click();
  await expect(names).toHaveText(["Abend", "Zug"]);
  await page.getByRole("radio", { name: "Words" }).click();
  await expect(names).toHaveText(["Zug", "Abend"]);

  await page.keyboard.press("/");
  await page.keyboard.type("ABE");
  await expect(names).toHaveText(["Abend"]);
  await expect(page).toHaveURL(/filter=ABE/);
  await page.reload();
  await expect(names).toHaveText(["Abend"]);
  await page.getByRole("searchbox").fill("nothing");
  await expect(page.getByText("No dictionary matches “nothing”")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(names).toHaveCount(2);

  await page.goto("/dictionaries");
  await expect(names).toHaveText(["Zug", "Abend"]);
  await page.getByRole("button", { name: /Order/ }).click();
  await expect(names).toHaveText(["Abend", "Zug"]);
});

test("a full shelf says why, and leads a user to the plans", async ({ page, product }) => {
  const reader = await signIn(page, product, { role: "user" });
  await reader.dictionary(GERMAN);
  await reader.dictionary({ ...GERMAN, name: "Zwei" });
  await page.goto("/dictionaries");
  const reason = 'For the "User" role, the maximum number of dictionaries is set to 2';
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/plans");
  await page.goto("/dictionaries/create");
  await expect(page.getByRole("status").filter({ hasText: reason })).toBeVisible();
});

test("a dictionary that is not there says so, and can be tried again", async ({ page, product }) => {
  await signIn(page, product);
  await page.goto("/dictionaries/018f0000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("a list that cannot be loaded says why, and is there after trying again", async ({ page, product }) => {
  const reader = await signIn(page, product);
  await reader.dictionary(GERMAN);
  await page.route("**/api/dictionaries?*", (route) =>
    route.fulfill({ status: 403, json: { code: "role_forbidden", message: "Not for you" } }),
  );
  await page.goto("/dictionaries");
  await expect(page.getByRole("dialog")).toContainText("Not for you");
  await page.keyboard.press("Escape");
  await page.unroute("**/api/dictionaries?*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Deutsch" })).toBeVisible();
});

test("articles are left out of sorting: told where a dictionary is created, changed in its details", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  await page.goto("/dictionaries/create");
  const told = page.getByText("without their articles (der, die, das)");
  await expect(page.getByText("You can change these later.")).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.getByLabel("Terms in").fill("german");
  await page.getByRole("option", { name: "German" }).click();
  await expect(told).toBeVisible();

  const id = await reader.dictionary(GERMAN, ["der Zug = train", "die Abfahrt = departure", "Dach = roof"]);
  const words = page.getByRole("region", { name: /^Page 1/ });
  await page.goto(`/dictionaries/${id}?sort=term&direction=1`);
  await expect(words).toContainText(/Abfahrt.*Dach.*Zug/);
  await page.getByRole("link", { name: "Edit details" }).click();
  await page.getByLabel("Ignore articles when sorting terms").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(new RegExp(`/dictionaries/${id}$`));
  await page.goto(`/dictionaries/${id}?sort=term&direction=1`);
  await expect(words).toContainText(/Dach.*Zug.*Abfahrt/);
});

test("a list that fails says so at once, and shows itself once trying again worked", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["aushalten = bear"]);
  for (const { at, list, shows } of [
    { at: "/dictionaries", list: "**/api/dictionaries?*", shows: "Deutsch" },
    { at: `/dictionaries/${id}/words/edit`, list: `**/api/dictionaries/${id}?*`, shows: "aushalten" },
  ]) {
    let tryAgain = (): void => undefined;
    const told = new Promise<void>((resolve) => (tryAgain = resolve));
    let calls = 0;
    await page.route(list, async (route) => {
      calls += 1;
      if (calls === 1) return route.abort();
      await told;
      return route.fallback();
    });
    await page.goto(at);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("This couldn’t be loaded");
    tryAgain();
    await expect(page.getByRole("main").getByText(shows, { exact: true }).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await page.unroute(list);
  }
});

test("a dictionary is saved as a package of Anki", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(
    { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "en" },
    ["Haus = house"],
  );
  await page.goto(`/dictionaries/${id}`);
  await page.getByRole("button", { name: "Export" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Anki, with your progress" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("Deutsch im Alltag.apkg");
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
  expect(bytes.includes("collection.anki2")).toBe(true);
});
