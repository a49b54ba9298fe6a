import type { Page } from "@playwright/test";

import { writeSchema11, type CollectionSpec } from "../../decks/collections.ts";
import { zipOf } from "../../decks/packages.ts";
import { signIn } from "../reader.ts";
import { expect, expectAccessible, test } from "../test.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };
const TIME = Date.parse("2025-03-01T10:00:00Z");

const choose = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });

/** A number and a reading beside the word, and cards that ask neither side. */
const JAPANESE: CollectionSpec = {
  types: [
    {
      id: 1,
      name: "Core",
      fields: ["Index", "Word", "Reading", "Meaning", "Audio"],
      questions: ["{{Word}}", "{{Meaning}}", "{{Audio}}"],
    },
    { id: 2, name: "Cloze", cloze: true, fields: ["Text"], questions: ["{{cloze:Text}}"] },
  ],
  notes: [
    {
      fields: ["1", "水", "みず", "water, cold water", "[sound:1.mp3]"],
      log: [
        [{ at: TIME, ease: 3 }],
        [],
        [
          { at: TIME + 1, ease: 3 },
          { at: TIME + 2, ease: 0, type: 4 },
        ],
      ],
    },
    { fields: ["1", "火", "ひ", "fire", ""] },
    { fields: ["2", "山", "やま", "mountain", ""] },
    { fields: ["2", "海", "うみ", "sea", ""] },
    { fields: ["3", "食べる", "たべる", "to eat", ""] },
    { fields: ["3", "海", "うみ", "ocean", ""], log: [[{ at: TIME + 3, ease: 3 }]] },
    { type: 2, fields: ["{{c1::水}}"] },
  ],
};

for (const [width, height] of [
  [1280, 860],
  [390, 844],
] as const)
  test(`${width} pixels: a deck of another language is told, its fields are known, its numbers add up`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height });
    const reader = await signIn(page, product);
    const id = await reader.dictionary(GERMAN);
    await page.goto(`/dictionaries/${id}/bring`);
    await choose(page, "core.apkg", await zipOf({ "collection.anki2": await writeSchema11(JAPANESE) }));
    await expect(page.getByText("The terms look like Japanese")).toBeVisible();
    for (const [field, role] of Object.entries({
      Index: "none",
      Word: "term",
      Reading: "note",
      Meaning: "definitions",
      Audio: "none",
    }))
      await expect(page.getByLabel(`${field} is`)).toHaveValue(role);
    const contents = page.getByRole("region", { name: "What’s in it" }).getByRole("listitem");
    await expect(contents).toHaveText([
      "5new words",
      "1repeated in the file, left out",
      "1cloze note, left out",
      "1sound or picture, left out",
    ]);
    const answers = page.getByRole("region", { name: "Review history" }).getByRole("listitem");
    await expect(answers).toHaveText([
      "1answer to import",
      "1answer to a card that shows neither the term nor a definition, left out",
      "1answer to a note that’s left out",
      "1entry in the review history that isn’t an answer, left out",
    ]);
    const entries = page.getByRole("region", { name: "What each field is: Core" }).getByRole("listitem");
    await expect(entries.first()).toHaveText(/water.*cold water/);
    const division = page.getByLabel("Between definitions");
    await expect(division).toHaveValue("comma");
    await division.selectOption("none");
    await expect(entries.first()).toHaveText(/water; cold water/);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    await page.getByRole("button", { name: "Add 5 words" }).click();
    await expect(page.getByRole("heading", { name: "5 words added" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Left out" }).getByRole("row")).toHaveText([
      "Repeated in the file1",
      "Cloze note1",
    ]);
    await expect(answers).toHaveText([
      "1answer added",
      "1answer to a card that shows neither the term nor a definition, left out",
      "1answer to a note that’s left out",
      "1entry in the review history that isn’t an answer, left out",
    ]);
    await expectAccessible(page);
    const { words } = await reader.send<{ words: { term: string; definitions: string[]; note: string }[] }>(
      "GET",
      `/dictionaries/${id}?sort=default&direction=1`,
    );
    expect(words[0]).toMatchObject({ term: "水", definitions: ["water; cold water"], note: "みず" });
  });

test("files are read by what they hold, whatever they are called", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  const collection = Buffer.from(await writeSchema11({ notes: [{ fields: ["der Berg", "mountain"] }] }));
  for (const name of ["collection.anki2", "collection", "berg.txt"]) {
    await choose(page, name, collection);
    await expect(page.getByRole("button", { name: "Add 1 word" })).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
  }
  for (const name of ["words.md", "words", "words.apkg"]) {
    await choose(page, name, Buffer.from("der Berg\tmountain\ndas Meer\tsea\n"));
    await expect(page.getByLabel("Term, line 2").or(page.getByText("das Meer")).first()).toBeVisible();
    await page.goto(`/dictionaries/${id}/bring`);
  }
});
