import { chooseItem } from "./menus.ts";
import { loseSession, signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

test("who logs out leaves nothing behind but the device's own choices", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" });
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("textbox", { name: "Term" }).first().fill("halb getippt");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    sessionStorage.setItem("destination", "/dictionaries");
  });
  expect((await page.evaluate(stored)).filter((key) => key.startsWith("words:"))).toHaveLength(1);
  await page.goto("/menu");
  await page.getByRole("button", { name: "Account" }).click();
  await chooseItem(page, "Logout");
  await expect(page.getByRole("menuitem")).toBeHidden();
  await expect.poll(() => page.evaluate(stored)).toEqual(["i18nextLng", "theme"]);
});

test("a session that ended by itself loses nothing that was typed", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" });
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("textbox", { name: "Term" }).first().fill("halb getippt");
  await loseSession(page);
  await page.goto("/dictionaries");
  await expect(page).toHaveURL(/\/auth/);
  expect((await page.evaluate(stored)).filter((key) => key.startsWith("words:"))).toHaveLength(1);
});
