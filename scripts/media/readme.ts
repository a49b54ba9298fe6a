import { randomBytes } from "node:crypto";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import type { Question } from "../../shared/api/testing.ts";
import { writeSchema11 } from "../../test/decks/collections.ts";
import { zipOf } from "../../test/decks/packages.ts";
import { preview } from "../../test/e2e/lists/paste-steps.ts";
import { signIn, type Reader } from "../../test/e2e/reader.ts";
import { learnHalfAYear } from "./half-a-year.ts";
import { DECK_NOTES, README_WORDS } from "./readme-words.ts";
import type { Studio } from "./studio.ts";
import { giveVoice } from "./voice.ts";
import { SCENES } from "./words.ts";

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 780 };
const DAY_MS = 86_400_000;

interface Stage {
  page: Page;
  reader: Reader;
  dictionaryId: string;
  take: (name: string, size: { width: number; height: number }) => Promise<void>;
}

/** Takes the README's pictures, which show one learner after half a year. */
export async function takeReadmePictures({ product, browser }: Studio, directory: URL): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: "en",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await giveVoice(page);
  const reader = await signIn(page, product, { role: "premium" });
  const { id } = await reader.send<{ id: string }>("GET", "/users/me");
  await product.sql(
    "UPDATE users SET email = 'anna@example.org', password_hash = 'none', expires_at = NULL WHERE id = $1",
    [id],
  );
  await product.sql(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, counter, transports, name, created_at, last_used_at)
     SELECT $1, gen_random_uuid(), $2::bytea || name::bytea, 'key', 0, '{internal}', name, now() - interval '40 days', now() - ago
     FROM (VALUES ('MacBook', interval '2 days'), ('Pixel 9', interval '1 hour')) AS kept (name, ago)`,
    [id, randomBytes(16)],
  );
  const dictionaryId = await reader.dictionary(
    { name: "Everyday German", termsLanguage: "de", definitionsLanguage: "en" },
    README_WORDS.map(([term, definitions]) => `${term} = ${definitions}`),
  );
  const take: Stage["take"] = async (name, size) => {
    await page.setViewportSize(size);
    await page.waitForLoadState("networkidle");
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    await sharp(await page.screenshot({ caret: "initial" }))
      .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
      .toFile(new URL(`${name}.png`, directory).pathname);
    process.stdout.write(`README: ${name}\n`);
  };
  await reader.dictionary(
    { name: "At the market", termsLanguage: "de", definitionsLanguage: "en" },
    SCENES.en.words.map(([term, definitions]) => `${term} = ${definitions}`),
  );
  const stage = { page, reader, dictionaryId, take };
  await takeDictionary(stage);
  await takeShared(stage);
  await takeDeck(stage);
  await takeList(stage);
  await learnHalfAYear(reader, dictionaryId);
  await takeToday(stage);
  await takeVerdict(stage);
  await takeTest(stage);
  await takeDictation(stage);
  await page.goto("/user/edit#ways");
  await page.getByText("Pixel 9").first().waitFor();
  await take("ways-in", WIDE);
  await context.close();
}

async function takeDictionary({ page, dictionaryId, take }: Stage): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(`/dictionaries/${dictionaryId}?sort=term&direction=1`);
  await page.getByRole("region", { name: /Page 1/ }).waitFor();
  await take("dictionary", WIDE);
}

async function takeShared({ page, reader, dictionaryId, take }: Stage): Promise<void> {
  const { url } = await reader.send<{ url: string }>("POST", `/dictionaries/${dictionaryId}/shares`);
  await page.setViewportSize(PHONE);
  await page.goto(new URL(url).pathname);
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  await take("shared", PHONE);
}

async function takeDeck({ page, dictionaryId, take }: Stage): Promise<void> {
  const types = [
    {
      id: 11,
      name: "German B1",
      fields: ["Wort", "Übersetzung", "Beispiel"],
      questions: ["{{Wort}}", "{{Übersetzung}}"],
    },
  ];
  const began = Date.now() - 200 * DAY_MS;
  const notes = DECK_NOTES.map((fields, index) => ({
    fields,
    tags: "B1",
    log: [[1, 2, 9, 30].map((day) => ({ at: began + (index + day) * DAY_MS + index, ease: 3 }))],
  }));
  const deck = await zipOf({ "collection.anki2": await writeSchema11({ types, notes }) });
  await page.setViewportSize(WIDE);
  await page.goto(`/dictionaries/${dictionaryId}/bring`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "german-b1.apkg", mimeType: "application/octet-stream", buffer: deck });
  await page.getByRole("heading", { name: "Deck preview" }).waitFor();
  await take("bring", WIDE);
}

/** A list whose first language is the dictionary's second, with a lesson to tag the words with. */
async function takeList({ page, dictionaryId, take }: Stage): Promise<void> {
  const list = [
    "English,German,Lesson,Example",
    '"dish, court","das Gericht, -e",4,Das Gericht schmeckt.',
    'coffee,"der Kaffee, -s",4,Ich nehme einen Kaffee.',
    '"bill, invoice","die Rechnung, -en",4,"Die Rechnung, bitte."',
    '"to order, to book",bestellen,4,Wir möchten bestellen.',
    "tip,das Trinkgeld,4,Das ist ein gutes Trinkgeld.",
  ];
  await page.setViewportSize(WIDE);
  await page.goto(`/dictionaries/${dictionaryId}/bring`);
  await preview(page, list.join("\n"));
  await page.getByRole("heading", { name: "Preview of your list" }).waitFor();
  await page.getByRole("button", { name: /^Reverse/ }).waitFor();
  await take("list", WIDE);
}

async function takeToday({ page, take }: Stage): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto("/today");
  await page.getByRole("link", { name: "Start review" }).waitFor();
  await take("today", { width: 1280, height: 640 });
  await take("today-phone", PHONE);
  await page.setViewportSize(WIDE);
  await page.goto("/progress");
  await page.getByRole("heading", { name: "A year of reviews" }).waitFor();
  await take("progress", { width: 1280, height: 800 });
}

/** A right answer in a review: when the word comes again, and what can be done with it. */
async function takeVerdict({ page, take }: Stage): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto("/today/review");
  await page.getByRole("main").getByRole("textbox").waitFor();
  // Answers are judged at once where the other words have been loaded.
  await page.waitForLoadState("networkidle");
  // Long words may contain soft hyphens.
  const asked = (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll("\u00ad", "");
  for (const answer of README_WORDS.find(([own]) => own === asked)?.[1].split(", ") ?? []) {
    await page.keyboard.type(answer);
    await page.keyboard.press("Enter");
  }
  await page
    .getByText(/Comes again/)
    .first()
    .waitFor();
  await take("verdict", { width: 1280, height: 640 });
}

/** The third of six questions, after a wrong answer and a skipped question; then the report. */
async function takeTest({ page, reader: { send }, dictionaryId, take }: Stage): Promise<void> {
  const question = async (): Promise<Question | null> =>
    (await send<{ test: Question | null }>("GET", "/testing")).test;
  const answersOf = (asked: Question | null): string[] =>
    README_WORDS.find(([term]) => term === asked?.prompt[0])?.[1].split(", ") ?? [];
  do {
    await send("POST", "/tester", { dictionaryId, wordsNumberLimit: { count: 6, direction: 1 } });
    await send("POST", "/testing", { answer: "resemble" });
    await send("POST", "/testing/skip", {});
  } while ((await question())?.prompt[0] !== README_WORDS[0]?.[0]);
  await page.setViewportSize(WIDE);
  await page.goto("/testing");
  const field = page.getByRole("main").getByRole("textbox");
  await field.waitFor();
  await page.keyboard.type("endure");
  await page.keyboard.press("Enter");
  await page.getByText("Found").first().waitFor();
  await field.fill("withst");
  await take("question", WIDE);
  for (let asked = await question(); asked; asked = await question())
    for (const answer of answersOf(asked).filter((one) => !asked?.doneDefinitions.includes(one)))
      await send("POST", "/testing", { answer });
  await page.goto("/testing/finish");
  await page.getByRole("figure").first().waitFor();
  await take("report", { width: 1280, height: 1000 });
}

async function takeDictation({ page, reader, dictionaryId, take }: Stage): Promise<void> {
  await reader.send("POST", "/tester", {
    dictionaryId,
    prompt: "sound",
    wordsNumberLimit: { count: 20, direction: 1 },
  });
  await page.setViewportSize(PHONE);
  await page.goto("/testing");
  await page.getByRole("heading", { name: "Type what you hear" }).waitFor();
  await page.keyboard.type("der Abs");
  await take("dictation", PHONE);
}
