import { chooseItem } from "./menus.ts";
import { picture } from "./pictures.ts";
import { startProduct } from "./product.ts";
import { countPlayed, GERMAN, giveVoices, played, said, saidTexts } from "./sound-steps.ts";
import { expect, test } from "./test.ts";
import { answer, enterWithWords, expectFits, startTest } from "./testing-steps.ts";

const ONE = { Feierabend: ["кінець робочого дня"] };

test("every word has a button that says it by the device’s own voice", async ({ page }) => {
  await giveVoices(page, [{ lang: "de-AT", name: "Far", localService: false }, GERMAN]);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  const { id } = await enterWithWords(page.request);
  await page.goto(`/dictionaries/${id}`);
  const button = page.getByRole("button", { name: "Hear Feierabend" });
  await expect(button).toBeVisible();
  expect(await saidTexts(page)).toEqual([]);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => said(page)).toEqual([{ text: "Feierabend", voice: "Anna", rate: 1 }]);
  expect(asked.filter((path) => path.startsWith("/api/speech/"))).toEqual([]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("button", { name: "Hear Angst" }).click();
  await expect.poll(() => saidTexts(page)).toEqual(["Angst"]);
});

test("where nothing can speak there is no button, and dictation says why it is not offered", async ({
  page,
}) => {
  await giveVoices(page, [{ lang: "en-GB", name: "Daniel" }]);
  const { id } = await enterWithWords(page.request);
  await page.goto(`/dictionaries/${id}`);
  await expect(page.getByText("Feierabend").first()).toBeVisible();
  await page.goto(`/createTester?dictionary=${id}`);
  await expect(page.getByText(/No dictation: neither this device nor the server has a voice/)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Dictation/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Hear / })).toHaveCount(0);
});

test("a term that is asked for is not said before it is answered", async ({ page }) => {
  await giveVoices(page, [GERMAN]);
  const { id } = await enterWithWords(page.request, ONE);
  await startTest(page.request, id, { swapTermsAndDefinitions: true });
  await page.goto("/testing");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Control+Space");
  await expect(page.getByRole("button", { name: /^Hear/ })).toHaveCount(0);
  await answer(page, "Abend");
  await expect(page.getByRole("button", { name: "Hear Feierabend" })).toBeVisible();
  expect(await saidTexts(page)).toEqual([]);
  await page.keyboard.press("Control+Space");
  await expect.poll(() => saidTexts(page)).toEqual(["Feierabend"]);
});

test("voice, speed and whether the word is said after the answer are remembered by language until log-out", async ({
  page,
}) => {
  await giveVoices(page, [GERMAN, { lang: "de-DE", name: "Cloud", localService: false }]);
  const { id } = await enterWithWords(page.request, ONE);
  await page.goto(`/dictionaries/${id}/info/edit`);
  await page.getByLabel("Voice").selectOption({ label: "Cloud (needs a connection)" });
  await page.getByLabel("Speed").selectOption({ label: "Slow" });
  await page.getByRole("checkbox", { name: "Say the word after each answer" }).check();
  await startTest(page.request, id);
  await page.goto("/testing");
  await answer(page, "кінець робочого дня");
  await expect.poll(() => said(page)).toEqual([{ text: "Feierabend", voice: "Cloud", rate: 0.75 }]);
  await page.evaluate(() => {
    if (!Object.keys(localStorage).some((key) => key.startsWith("speech."))) throw new Error("Nothing kept");
  });
});

test("dictation by keyboard: heard on arrival, again and slowly by keys, judged as the word itself", async ({
  page,
}) => {
  await giveVoices(page, [GERMAN]);
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await enterWithWords(page.request, { mehr: ["більше"], Meer: ["море"] });
  await page.goto(`/createTester?dictionary=${id}`);
  await page.getByRole("checkbox", { name: /Dictation/ }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("You hear", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start test" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Type what you hear" })).toBeVisible();
  await expect(page.getByText("Dictation, word 1 of 2")).toBeVisible();
  await expect(page.getByText("German, this device’s voice")).toBeVisible();
  await expect.poll(() => said(page)).toHaveLength(1);
  const text = (await saidTexts(page))[0] ?? "";
  expect(await page.locator("main").innerText()).not.toContain(text);
  await expect(page.getByRole("textbox")).toBeFocused();
  await expect(page.getByRole("textbox")).toHaveAccessibleDescription("Type what you hear");
  await page.keyboard.press("Control+Space");
  await page.keyboard.press("Control+Shift+Space");
  await expect
    .poll(() => said(page))
    .toEqual([
      { text, voice: "Anna", rate: 1 },
      { text, voice: "Anna", rate: 1 },
      { text, voice: "Anna", rate: 0.6 },
    ]);
  await picture(page, "dictation");

  const [other, otherMeans, means] =
    text === "mehr" ? ["Meer", "море", "більше"] : ["mehr", "більше", "море"];
  await answer(page, other ?? "");
  await expect(page.getByText("Not counted. Try again.", { exact: true })).toBeVisible();
  await expect(page.getByText(/sounds the same, but another word is meant/).first()).toBeVisible();
  await answer(page, text);
  await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
  await expect(page.getByText(means ?? "")).toBeVisible();
  await expect(page.locator("main [data-unread]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.getByRole("button", { name: "Skip" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: other ?? "" })).toBeVisible();
  await expect(page.getByText(otherMeans ?? "")).toBeVisible();
  await expectFits(page);
});

test("a dictation on a device without a voice goes on as text, by keyboard on a phone’s width too", async ({
  page,
}) => {
  await giveVoices(page, []);
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await enterWithWords(page.request, ONE);
  await startTest(page.request, id, { prompt: "sound" });
  await page.goto("/testing");
  await expect(page.getByRole("heading", { name: "There’s no voice for German here" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose again" })).toBeVisible();
  await picture(page, "dictation-silent");
  await page.getByRole("button", { name: "Continue without sound" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "кінець робочого дня" })).toBeVisible();
  await answer(page, "Feierabend");
  await expect(page.getByText("Correct", { exact: true }).first()).toBeVisible();
});

test("in the daily review a dictionary’s terms are heard where that was chosen", async ({ page }) => {
  await giveVoices(page, [GERMAN]);
  const { id } = await enterWithWords(page.request, ONE);
  await page.request.patch(`/api/dictionaries/${id}`, { data: { review: "backward" } });
  await page.goto(`/dictionaries/${id}/info/edit`);
  await page.getByRole("checkbox", { name: /Dictation in your daily review/ }).check();
  await page.goto("/today/review");
  await expect(page.getByRole("heading", { name: "Type what you hear" })).toBeVisible();
  await expect.poll(() => saidTexts(page)).toEqual(["Feierabend"]);
  await answer(page, "Feierabend");
  await expect(page.getByText("кінець робочого дня")).toBeVisible();
});

test("a flip card says its term once it is seen", async ({ page }) => {
  await giveVoices(page, [GERMAN]);
  const { id } = await enterWithWords(page.request, ONE);
  await page.request.patch(`/api/dictionaries/${id}`, { data: { review: "backward" } });
  await page.goto("/today/review");
  await page.getByRole("button", { name: "Flip cards instead of typing" }).click();
  await expect(page.getByRole("button", { name: "Show answer" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Hear/ })).toHaveCount(0);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Hear Feierabend" }).click();
  await expect.poll(() => saidTexts(page)).toEqual(["Feierabend"]);
});

test.describe("with the server’s voice", () => {
  test("a word that finds the queue full is asked for again, and nothing is said of it", async ({ page }) => {
    await giveVoices(page, []);
    await countPlayed(page);
    await page.route("**/api/speech", (route) => route.fulfill({ json: { languages: ["de"] } }));
    let asked = 0;
    await page.route("**/api/speech/de?**", (route) => {
      asked++;
      if (asked > 1) return route.fulfill({ contentType: "audio/ogg", body: "OggS" });
      const headers = { "retry-after": "1" };
      return route.fulfill({ status: 429, headers, json: { code: "too_many_requests", message: "Wait." } });
    });
    const { id } = await enterWithWords(page.request, ONE);
    await page.goto(`/dictionaries/${id}`);
    await page.getByRole("button", { name: "Hear Feierabend" }).click();
    await expect.poll(() => played(page)).toBe(1);
    expect(asked).toBe(2);
    await expect(page.getByText("Wait.")).toHaveCount(0);
  });

  test("what was heard is heard without a network, until log-out", async ({ browser }) => {
    const product = await startProduct({ SPEECH_PROVIDER: "espeak-ng" });
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: "allow" });
    try {
      const page = await context.newPage();
      await giveVoices(page, []);
      await countPlayed(page);
      const { id } = await enterWithWords(page.request, ONE);
      await page.goto(`/dictionaries/${id}`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.reload();
      const button = page.getByRole("button", { name: "Hear Feierabend" });
      await button.click();
      await expect.poll(() => played(page)).toBe(1);
      const kept = () =>
        page.evaluate(async () => (await (await caches.open("answers-sounds")).keys()).length);
      await expect.poll(kept).toBe(1);
      await context.setOffline(true);
      await button.click();
      await expect.poll(() => played(page)).toBe(2);
      await context.setOffline(false);
      await page.goto("/menu");
      await page.getByRole("banner").getByRole("button", { name: /Guest/ }).last().click();
      await chooseItem(page, /Log ?out/);
      await expect(page).toHaveURL(/\/auth$/);
      expect(await page.evaluate(() => caches.keys())).not.toContain("answers-sounds");
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("speech."))),
      ).toEqual([]);
    } finally {
      await context.close();
      await product.stop();
    }
  });
});
