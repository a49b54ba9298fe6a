import { writeSchema11, type CollectionSpec } from "../../decks/collections.ts";
import { zipOf } from "../../decks/packages.ts";
import { signIn } from "../reader.ts";
import { expect } from "../test.ts";
import { TEXTS, type Tour, WORDS, INFO, open, submit, expectDialog, wordOf } from "./tour.ts";

/** A deck as others share it. */
const DECK: CollectionSpec = {
  notes: [
    { fields: ["das Haus", "<b>house</b>; home"], tags: "A1", log: [[{ at: 1_740_000_000_000, ease: 3 }]] },
    { fields: ["der Baum", "tree [sound:tree.mp3]"] },
  ],
};

/** Dictionaries and words, empty, full and at their limits. */
export async function writer(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { auth, common, dictionaries, errors } = TEXTS[language];
  const reader = await signIn(page, product, { role: "guest", language });
  await open(tour, "/menu");
  await look("menu");
  await page.getByRole("button", { name: common.account }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("user-menu");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByTitle(auth.guestInfo.open).click();
  await expectDialog(page);
  await look("guest-info");

  await open(tour, "/dictionaries");
  await look("no-dictionaries");
  await open(tour, "/createTester");
  await look("setup-without-words");
  await open(tour, "/dictionaries/create");
  await look("create");
  await submit(page);
  await look("create-refused");
  const id = await reader.dictionary(INFO);
  await open(tour, `/dictionaries/${id}`);
  await look("no-words");
  await open(tour, `/dictionaries/${id}/words/edit`);
  await look("first-word");
  await reader.send("PATCH", `/dictionaries/${id}`, { words: { create: WORDS.map(wordOf) } });
  await open(tour, "/menu");
  await look("menu-next");
  await open(tour, "/dictionaries");
  await look("shelf-full");
  await open(tour, "/dictionaries?filter=zzz");
  await look("no-dictionary-found");
  await open(tour, `/dictionaries/${id}?sort=term&direction=1`);
  await look("dictionary");
  await page.getByRole("button", { name: common.delete }).click();
  await expectDialog(page);
  await look("delete-dictionary");
  await open(tour, `/dictionaries/${id}?filter=zzz`);
  await look("no-word-found");
  await open(tour, `/dictionaries/${id}/info/edit`);
  await look("edit-info");
  await open(tour, `/dictionaries/${id}/words/edit`);
  await look("edit-words");
  await page.getByRole("button", { name: dictionaries.edit.editWord.replace("{{term}}", "Haus") }).click();
  await look("edit-word");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: dictionaries.edit.select, exact: true }).click();
  await look("select-words");
  await open(tour, `/dictionaries/${id}/bring`);
  await page.locator("textarea").fill("Wasser = вода\nHaus = будинок\nx");
  await page.getByRole("button", { name: dictionaries.paste.preview }).click();
  await expect(page.getByRole("region").getByRole("listitem")).toHaveCount(3);
  await look("paste");
  await open(tour, `/dictionaries/${id}/bring`);
  await page.locator("input[type=file]").setInputFiles({
    name: "deck.apkg",
    mimeType: "application/zip",
    buffer: await zipOf({ "collection.anki2": await writeSchema11(DECK) }),
  });
  await expect(page.getByRole("table")).toBeVisible();
  await look("bring-deck");

  await open(tour, "/dictionaries/0190a000-0000-7000-8000-000000000000");
  await look("no-such-dictionary");
  await page.route("**/api/dictionaries?*", (route) => route.abort());
  await open(tour, "/dictionaries");
  await expect(page.getByRole("dialog", { name: errors.network })).toBeVisible();
  await look("error-modal");
  await page.keyboard.press("Escape");
  await look("list-not-loaded");
  await page.unroute("**/api/dictionaries?*");
  await wordsLimit(tour, id);
}

async function wordsLimit(tour: Tour, id: string): Promise<void> {
  const { product, look } = tour;
  await product.sql("UPDATE dictionaries SET words_count = 100 WHERE id = $1", [id]);
  await open(tour, `/dictionaries/${id}/words/edit`);
  await look("words-limit");
}
