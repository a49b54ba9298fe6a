import type { Page } from "@playwright/test";

import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const choose = (page: Page, bytes: Uint8Array): Promise<void> =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "words.txt", mimeType: "text/plain", buffer: Buffer.from(bytes) });

/** `Tür` and a tab; `ü` as Mac Roman stores it. */
const MAC = Uint8Array.from([0x54, 0x9f, 0x72, 0x09, ...Buffer.from("door\n")]);

test("a file that does not say its encoding is read as it fits the languages, and can be read otherwise", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" });
  await page.goto(`/dictionaries/${id}/bring`);
  await choose(page, MAC);
  const choice = page.getByRole("group", { name: "Which line looks right?" });
  await expect(choice.getByRole("radio", { name: /^Mac Roman\s*Tür/ })).toBeChecked();
  await expect(choice.getByRole("radio")).toHaveCount(4);
  await expectAccessible(page);

  await choice.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(choice.getByRole("radio").nth(1)).toBeChecked();
  await expect(page.getByRole("button", { name: /^(?:Save|Add) 1 word/ })).toBeVisible();
  await choice.getByRole("button", { name: "More encodings" }).click();
  await choice.getByRole("radio", { name: /^UTF-8/ }).click();
  await expect(
    page.getByText(/^Some characters can’t be read and are shown as �. Lines to check: 1.$/),
  ).toBeVisible();
  await choice.getByRole("radio", { name: /^Mac Roman/ }).click();
  await expect(choice.getByRole("radio", { name: /^Mac Roman/ })).toBeChecked();
  await expect(page.getByText(/^Some characters/)).toBeHidden();
});

test("UTF-8 asks nothing, but can be read otherwise; one wrong byte in it is told", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "Українська", termsLanguage: "uk", definitionsLanguage: "en" });
  await page.goto(`/dictionaries/${id}/bring`);
  await choose(page, Buffer.from("гора\tmountain\nморе\tsea\n"));
  const choice = page.getByRole("group", { name: "Which line looks right?" });
  await expect(page.getByRole("button", { name: "Letters look wrong?" })).toBeVisible();
  await expect(choice).toBeHidden();
  await page.getByRole("button", { name: "Letters look wrong?" }).click();
  await expect(choice.getByRole("radio", { name: /^UTF-8\s*гора/ })).toBeChecked();

  await choose(page, Uint8Array.from([...Buffer.from("гора\tmountain\nморе\tsea\nк"), 0xff, 0x0a]));
  await expect(choice.getByRole("radio", { name: /^UTF-8/ })).toBeChecked();
  await expect(page.getByText(/Lines to check: 3\.$/)).toBeVisible();
});
