import type { Page } from "@playwright/test";

import { BASIC, writeSchema11, writeSchema18, type CollectionSpec } from "../decks/collections.ts";
import { zipOf, zstd } from "../decks/packages.ts";
import { signIn, type Reader } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };
const TIME = Date.parse("2025-03-01T10:00:00Z");
const DAY = 86_400_000;

const DECK: CollectionSpec = {
  types: [
    {
      id: 11,
      name: "Goethe",
      fields: ["Wort", "Übersetzung", "Beispielsatz", "Audio"],
      questions: ["{{Wort}}{{Audio}}", "{{Übersetzung}}"],
    },
    { id: 12, name: "Lücken", cloze: true, fields: ["Text"], questions: ["{{cloze:Text}}"] },
  ],
  notes: [
    {
      fields: [
        "der Antrag",
        "request; application",
        "Ich habe <b>einen</b> Antrag gestellt.",
        "[sound:a.mp3]",
      ],
      tags: "B1",
      log: [
        [
          { at: TIME, ease: 3, type: 0 },
          { at: TIME + 3 * DAY, ease: 3 },
        ],
        [{ at: TIME + 5000, ease: 1 }],
      ],
    },
    { fields: ["die Frist", "deadline", "", ""] },
    { fields: ["der Bär", "bear", "", ""] },
    { fields: ["leer", "", "", ""] },
    { type: 12, fields: ["Ich {{c1::freue}} mich"] },
  ],
};

interface Words {
  wordsCount: number;
  review: string;
  words: { id: string; term: string; definitions: string[]; example: string; tags: string[] }[];
}

const wordsOf = (reader: Reader, id: string): Promise<Words> =>
  reader.send<Words>("GET", `/dictionaries/${id}?sort=default&direction=1`);
const reviewsOf = async (reader: Reader, id: string) =>
  (await reader.send<{ reviews: { direction: string; at: string }[] }>("GET", `/reviews?dictionaryId=${id}`))
    .reviews;

const choose = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });

const FORMATS = {
  "apkg of schema 11": async () => [
    "deck.apkg",
    await zipOf({ "collection.anki2": await writeSchema11(DECK) }),
  ],
  "apkg with collection.anki21": async () => [
    "deck.apkg",
    await zipOf({
      "collection.anki2": await writeSchema11({ notes: [{ fields: ["Please update", "x"] }] }),
      "collection.anki21": await writeSchema11(DECK),
    }),
  ],
  "colpkg with collection.anki21b": async () => [
    "collection.colpkg",
    await zipOf({
      "collection.anki2": await writeSchema11({ notes: [{ fields: ["Please update", "x"] }] }),
      "collection.anki21b": await zstd(await writeSchema18(DECK)),
      "0": Buffer.from("a sound"),
    }),
  ],
} satisfies Record<string, () => Promise<[string, Buffer] | (string | Buffer)[]>>;

for (const [format, write] of Object.entries(FORMATS))
  test(`${format}: previewed, brought with its reviews, and again without a change`, async ({
    page,
    product,
  }) => {
    const [name, buffer] = (await write()) as [string, Buffer];
    const reader = await signIn(page, product);
    const id = await reader.dictionary(GERMAN, ["der Bär = bear"]);
    await page.goto(`/dictionaries/${id}/words/edit`);
    await page.getByRole("link", { name: "Bring words" }).click();
    await choose(page, name, buffer);
    await expect(page.getByRole("heading", { name: "Preview of a deck" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "new words" })).toHaveText("2new words");
    await expect(page.getByText("1already here")).toBeVisible();
    await expect(page.getByText("1cloze note, left out")).toBeVisible();
    await expect(page.getByText("1sound or picture, left out")).toBeVisible();
    await expect(page.getByLabel("Wort is")).toHaveValue("term");
    await expect(page.getByLabel("Beispielsatz is")).toHaveValue("example");
    await expect(page.getByText("3 answers since")).toBeVisible();
    await expectAccessible(page);
    expect((await wordsOf(reader, id)).wordsCount).toBe(1);

    await page.getByRole("button", { name: "Add 2 words" }).click();
    await expect(page.getByRole("heading", { name: "2 words added" })).toBeVisible();
    await expect(page.getByText("3 answers of your history came along")).toBeVisible();
    await expectAccessible(page);
    const { words, review } = await wordsOf(reader, id);
    expect(words).toMatchObject([
      { term: "der Bär" },
      {
        term: "der Antrag",
        definitions: ["request", "application"],
        example: "Ich habe einen Antrag gestellt.",
        tags: ["B1"],
      },
      { term: "die Frist", definitions: ["deadline"] },
    ]);
    expect(review).toBe("both");
    expect(await reviewsOf(reader, id)).toMatchObject([
      { direction: "forward", at: "2025-03-01T10:00:00.000Z", grade: "good", source: "import" },
      { direction: "backward", at: "2025-03-01T10:00:05.000Z", grade: "again", source: "import" },
      { direction: "forward", at: "2025-03-04T10:00:00.000Z", grade: "good", source: "import" },
    ]);

    await page.goto(`/dictionaries/${id}/bring`);
    await choose(page, name, buffer);
    await page.getByRole("button", { name: "Add 3 answers" }).click();
    await expect(page.getByRole("heading", { name: "0 words added" })).toBeVisible();
    expect((await wordsOf(reader, id)).wordsCount).toBe(3);
    expect(await reviewsOf(reader, id)).toHaveLength(3);
  });

test("fields can be told apart otherwise, and the preview follows", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  const notes = [{ fields: ["dog", "der Hund"] }];
  await choose(
    page,
    "deck.apkg",
    await zipOf({ "collection.anki2": await writeSchema11({ notes, types: [BASIC] }) }),
  );
  const entry = page.getByRole("region", { name: "Which field is what: Basic" }).getByRole("listitem");
  await expect(entry).toHaveText(/dog.*der Hund/);
  await page.getByLabel("Front is").selectOption("definitions");
  await expect(page.getByRole("button", { name: /^Add/ })).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Back is").selectOption("term");
  await expect(entry).toHaveText(/der Hund.*dog/);
  await page.getByRole("button", { name: "Add 1 word" }).click();
  await expect(page.getByRole("heading", { name: "1 word added" })).toBeVisible();
  expect((await wordsOf(reader, id)).words).toMatchObject([{ term: "der Hund", definitions: ["dog"] }]);
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import was undone" }).first()).toBeVisible();
  expect((await wordsOf(reader, id)).wordsCount).toBe(0);
});
