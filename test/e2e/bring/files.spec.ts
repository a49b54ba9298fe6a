import type { Page } from "@playwright/test";

import { reviewId } from "../../../web/features/dictionaries/deck/review-id.ts";
import { BASIC, writeSchema11, writeSchema18, type CollectionSpec } from "../../decks/collections.ts";
import { zipOf, zstd } from "../../decks/packages.ts";
import { signIn, type Reader } from "../reader.ts";
import { expect, expectAccessible, test } from "../test.ts";

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
    await page.getByRole("link", { name: "Import words" }).click();
    await choose(page, name, buffer);
    await expect(page.getByRole("heading", { name: "Deck preview" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "new words" })).toHaveText("2new words");
    await expect(page.getByText("1already here")).toBeVisible();
    await expect(page.getByText("1cloze note, left out")).toBeVisible();
    await expect(page.getByText("1sound or picture, left out")).toBeVisible();
    await expect(page.getByLabel("Wort is")).toHaveValue("term");
    await expect(page.getByLabel("Beispielsatz is")).toHaveValue("example");
    await expect(page.getByText("3 answers since")).toBeVisible();
    expect((await wordsOf(reader, id)).wordsCount).toBe(1);

    await page.getByRole("button", { name: "Add 2 words" }).click();
    await expect(page.getByRole("heading", { name: "2 words added" })).toBeVisible();
    await expect(page.getByText("3 answers from your history added")).toBeVisible();
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
  const id = await reader.dictionary(GERMAN, ["die Katze = cat"]);
  const before = await wordsOf(reader, id);
  const [early, late] = [1_740_823_200_000, 1_741_823_200_000];
  const wordId = before.words[0]?.id ?? "";
  // Imported earlier, with another file.
  const known = { id: reviewId(wordId, "backward", early), wordId, direction: "backward", grade: "good" };
  await reader.send("POST", "/reviews", {
    reviews: [{ ...known, at: new Date(early).toISOString(), outcome: null, given: [], milliseconds: 0 }],
    source: "import",
  });
  const reviewsBefore = await reviewsOf(reader, id);
  await page.goto(`/dictionaries/${id}/bring`);
  const notes = [
    // Without an article nothing tells in which language a side is.
    { fields: ["dog", "Hund"], log: [[{ at: early + 1000, ease: 3 }]] },
    { fields: ["cat", "die Katze"], log: [[early, late].map((at) => ({ at, ease: 3 }))] },
  ];
  await choose(
    page,
    "deck.apkg",
    await zipOf({ "collection.anki2": await writeSchema11({ notes, types: [BASIC], rollover: 2 }) }),
  );
  const dayStartsAt = async () =>
    (await reader.send<{ review: { dayStartsAt: number } }>("GET", "/users/me")).review.dayStartsAt;
  const entry = page.getByRole("region", { name: "What each field is: Basic" }).getByRole("listitem");
  await expect(entry).toHaveText([/dog.*Hund/, /cat.*die Katze/]);
  await page.getByLabel("Front is").selectOption("definitions");
  await expect(page.getByRole("button", { name: /^Add/ })).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Back is").selectOption("term");
  await expect(entry).toHaveText([/Hund.*dog/, /die Katze.*cat/]);
  await expect(page.getByRole("checkbox", { name: /^Start my day at 2:00/ })).toBeChecked();
  await page.getByRole("button", { name: "Add 1 word" }).click();
  await expect(page.getByRole("heading", { name: "1 word added" })).toBeVisible();
  expect(await dayStartsAt()).toBe(2);
  expect((await wordsOf(reader, id)).words).toMatchObject([
    { term: "die Katze" },
    { term: "Hund", definitions: ["dog"] },
  ]);
  expect(await reviewsOf(reader, id)).toHaveLength(3);
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "The import has been undone" }).first(),
  ).toBeVisible();
  const after = await wordsOf(reader, id);
  expect({ words: after.words, review: after.review }).toEqual({
    words: before.words,
    review: before.review,
  });
  expect(await reviewsOf(reader, id)).toEqual(reviewsBefore);
  expect(await dayStartsAt()).toBe(4);
});

const KVTML = `<?xml version="1.0" encoding="UTF-8"?>
<kvtml version="2.0"><identifiers>
  <identifier id="0"><locale>en</locale></identifier><identifier id="1"><locale>de</locale></identifier>
</identifiers><entries><entry id="0">
  <translation id="0"><text>rain; shower</text></translation>
  <translation id="1"><text>der Regen</text><comment>mask.</comment></translation>
</entry></entries><lessons><container><name>Wetter</name><entry id="0"/></container></lessons></kvtml>`;

test("kvtml: the terms of the dictionary’s language, lessons as tags", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  await choose(page, "wetter.kvtml", Buffer.from(KVTML));
  await expect(page.getByRole("heading", { name: "File preview" })).toBeVisible();
  await page.getByRole("button", { name: "Add 1 word" }).click();
  await expect(page.getByRole("heading", { name: "1 word added" })).toBeVisible();
  expect((await wordsOf(reader, id)).words).toMatchObject([
    { term: "der Regen", definitions: ["rain", "shower"], note: "mask.", tags: ["Wetter"] },
  ]);
});

test("what was exported with everything comes in again the same, reviews and all", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const from = await reader.dictionary({ ...GERMAN, name: "From" }, ["der Zug = train, draught / draft"]);
  const [word] = (await wordsOf(reader, from)).words;
  const review = { direction: "forward", at: "2026-01-05T10:00:00.000Z", grade: "good", outcome: "exact" };
  await reader.send("POST", "/reviews", {
    source: "import",
    reviews: [
      {
        ...review,
        id: "019b8d50-0000-7000-8000-000000000001",
        wordId: word?.id,
        given: ["train"],
        milliseconds: 900,
      },
    ],
  });
  const file = await page.request.get(`${product.url}/api/dictionaries/${from}/export?format=json`);
  const into = await reader.dictionary({ ...GERMAN, name: "Into" });
  await page.goto(`/dictionaries/${into}/bring`);
  await choose(page, "From.json", await file.body());
  await page.getByRole("button", { name: "Add 1 word" }).click();
  await expect(page.getByRole("heading", { name: "1 word added" })).toBeVisible();
  expect((await wordsOf(reader, into)).words).toMatchObject([
    { term: "der Zug", definitions: ["train", "draught / draft"] },
  ]);
  expect(await reviewsOf(reader, into)).toMatchObject([{ ...review, given: ["train"], milliseconds: 900 }]);
});

test("hostile files: a sentence, nothing written, and the page goes on", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && /\/api\/(?:dictionaries|reviews)/.test(request.url()))
      sent.push(request.url());
  });
  await page.goto(`/dictionaries/${id}/bring`);
  const whole = await zipOf({ "collection.anki2": await writeSchema11(DECK) });
  const files: [string, Buffer, RegExp][] = [
    ["photo.apkg", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /one of the file types/],
    ["cut.apkg", whole.subarray(0, whole.length / 2), /damaged or incomplete/],
    ["empty.apkg", await zipOf({ readme: Buffer.from("x") }), /no Anki collection/],
    [
      "bomb.apkg",
      await zipOf({ "collection.anki2": Buffer.alloc(257 * 1024 * 1024) }),
      /larger than 256\sMB/,
    ],
    [
      "broken.colpkg",
      await zipOf({ "collection.anki21": Buffer.alloc(9000, "SQLite format 3\0") }),
      /damaged/,
    ],
    ["entities.kvtml", Buffer.from('<!DOCTYPE k [<!ENTITY a "b">]><kvtml>&a;</kvtml>'), /damaged/],
  ];
  for (const [name, buffer, said] of files) {
    await choose(page, name, buffer);
    const alert = page.getByRole("alert").filter({ hasText: name });
    await expect(alert).toHaveText(said);
  }
  await choose(
    page,
    "script.apkg",
    await zipOf({
      "collection.anki2": await writeSchema11({
        types: [{ ...BASIC, name: "<img src=x onerror=alert(1)>" }],
        notes: [{ fields: ["Hund<script>alert(1)</script>", "<img src=x onerror=alert(1)>dog"] }],
      }),
    }),
  );
  await expect(page.getByRole("region", { name: /What each field is: <img/ })).toContainText("Hund");
  await expect(page.getByRole("button", { name: "Add 1 word" })).toBeVisible();
  expect(sent).toEqual([]);
  expect((await wordsOf(reader, id)).wordsCount).toBe(0);
});

test("more than the role may have: told first, with a choice, on a phone and by keyboard alone", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reader = await signIn(page, product, { role: "guest" });
  const there = Array.from({ length: 97 }, (_, at) => `there${at} = x`);
  const id = await reader.dictionary(GERMAN, there);
  await page.goto(`/dictionaries/${id}/bring`);
  const notes = ["eins", "zwei", "drei", "vier", "fünf"].map((term, at) => ({
    fields: [term, "number"],
    log: at > 2 ? [[{ at: TIME + at, ease: 3 }]] : [],
  }));
  await choose(page, "deck.apkg", await zipOf({ "collection.anki2": await writeSchema11({ notes }) }));
  await expect(page.getByText("There’s room for 3 of the 5 new words.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Those reviewed before/ })).toBeChecked();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole("radio", { name: /Those reviewed before/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "The first 3" })).toBeChecked();
  for (const reached of ["Import your review history too", "Back", "Add 3 words"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(new RegExp(reached));
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "3 words added" })).toBeFocused();
  const left = page.getByRole("region", { name: "Left out" });
  await expect(left.getByRole("row", { name: "Not chosen 2" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await left.getByRole("button", { name: "Save the list as CSV" }).click();
  expect((await saved).suggestedFilename()).toBe("left-out.csv");
  expect((await wordsOf(reader, id)).wordsCount).toBe(100);
  await expectAccessible(page);
});

test("stopped or broken on the way it says what is there, and again brings the rest", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  const notes = Array.from({ length: 600 }, (_, at) => ({ fields: [`Wort ${at}`, "word"] }));
  const buffer = await zipOf({ "collection.anki2": await writeSchema11({ notes }) });
  await page.goto(`/dictionaries/${id}/bring`);
  await choose(page, "deck.apkg", buffer);
  let calls = 0;
  await page.route(`**/api/dictionaries/${id}`, async (route) => {
    if (route.request().method() !== "PATCH" || (calls += 1) !== 2) return route.fallback();
    await page.getByRole("button", { name: "Stop" }).click();
    return route.fallback();
  });
  await page.getByRole("button", { name: "Add 600 words" }).click();
  await expect(page.getByRole("heading", { name: "500 words added" })).toBeVisible();
  await expect(
    page.getByRole("alert").filter({ hasText: "Stopped. 100 words weren’t added." }),
  ).toBeVisible();
  expect((await wordsOf(reader, id)).wordsCount).toBe(500);
  await page.goto(`/dictionaries/${id}/bring`);
  await choose(page, "deck.apkg", buffer);
  await page.getByRole("button", { name: "Add 100 words" }).click();
  await expect(page.getByRole("heading", { name: "100 words added" })).toBeVisible();
  expect((await wordsOf(reader, id)).wordsCount).toBe(600);
});
