import { signIn, type Reader } from "../reader.ts";
import { GERMAN, giveVoices } from "../sound-steps.ts";
import { expect } from "../test.ts";
import { TEXTS, type Tour, INFO, open } from "./tour.ts";

const WORDS = ["Gemütlichkeit = затишок, невимушеність", "Haus = дім"];

/** Words that are heard by a voice of the device, and a device without one. */
export async function listener(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { speech, testing } = TEXTS[language];
  await giveVoices(page, [GERMAN]);
  const reader = await signIn(page, product, { language });
  const id = await reader.dictionary(INFO, WORDS);
  await reader.send("PATCH", `/dictionaries/${id}`, { review: "both" });
  await open(tour, `/dictionaries/${id}`);
  await expect(page.getByRole("button", { name: speech.hear.replace("{{text}}", "Haus") })).toBeVisible();
  await look("words");
  await open(tour, `/dictionaries/${id}/info/edit`);
  await expect(page.getByRole("heading", { name: speech.title })).toBeVisible();
  await look("settings");
  await open(tour, `/createTester?dictionary=${id}`);
  await page.getByRole("checkbox", { name: speech.dictation }).check();
  await look("setup");

  await startDictation(tour, reader, id);
  await expect(page.getByText(speech.ofDevice.replace("{{language}}", ""))).toHaveText(/^\p{Lu}/u);
  await look("dictation");
  await page.keyboard.type("Gemutlichkeit");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Gemütlichkeit" })).toBeVisible();
  await look("verdict");
  await open(tour, "/testing/finish");
  await look("report");

  await giveVoices(page, []);
  await startDictation(tour, reader, id);
  await expect(page).toHaveTitle(
    testing.run.pageTitle.replace(/\{\{(?:position|total), number\}\}/gu, "1") + " · Wordhoard",
  );
  await look("no-voice");
  await open(tour, `/createTester?dictionary=${id}`);
  await look("setup-without-voice");
}

async function startDictation(tour: Tour, reader: Reader, dictionaryId: string): Promise<void> {
  await reader.send("POST", "/tester", { dictionaryId, prompt: "sound", range: { from: 1, to: 1 } });
  await open(tour, "/testing");
}
