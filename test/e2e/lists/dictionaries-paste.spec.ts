import { signIn } from "../reader.ts";
import { expect, expectAccessible, test } from "../test.ts";
import { preview } from "./paste-steps.ts";

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" };

test("pasted lines are shown as they are understood, and saved together", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN, ["Bär = bear"]);
  await page.goto(`/dictionaries/${id}/words/edit`);
  await page.getByRole("link", { name: "Import words" }).click();
  await preview(
    page,
    "Abend - evening\nBär - animal\nAbend - night\nnichts\n<b>x</b> - &lt;img src=x onerror=alert(1)&gt;",
  );
  await expect(page.getByText("5 lines, 4 words understood. 4 are ticked, 3 need a look.")).toBeVisible();
  const lines = page.getByRole("region", { name: "Preview" }).getByRole("listitem");
  await expect(lines).toHaveText([
    /^1Term, line 1: AbendDefinitions, line 1: evening$/,
    /BärDefinitions, line 2: animal\s*Already here: its definitions will be added$/,
    /AbendDefinitions, line 3: night\s*Repeated: its definitions will go to line 1$/,
    /nichtsDefinitions, line 4:\s*No definitions. Edit the line, or join it with the next.$/,
    /xDefinitions, line 5: <img src=x onerror=alert\(1\)>$/,
  ]);
  await page.getByRole("button", { name: "Add 3 words" }).click();
  const rows = page.getByRole("region", { name: "Words" }).getByRole("listitem");
  await expect(rows).toHaveText([/x\s*<img src=x onerror/, /Abend\s*1evening 2night/, /Bär\s*1bear 2animal/]);
});

test("separators can be changed, and a file does the same", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  await page.locator("input[type=file]").setInputFiles({
    name: "words.csv",
    mimeType: "text/csv",
    buffer: Buffer.from('\uFEFF"so, so",a|b\r\n'),
  });
  const line = page.getByRole("region", { name: "Preview" }).getByRole("listitem");
  await expect(line).toHaveText(/so, soDefinitions, line 1: a\|b$/);
  await page.getByRole("button", { name: "Change the separators" }).click();
  await page.getByLabel("Between definitions").selectOption("bar");
  await expect(line).toHaveText(/so, soDefinitions, line 1: 1a 2b$/);
});

test("a file of lines in an old encoding is read by the dictionary's language, and one that is gone is told", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "English", termsLanguage: "en", definitionsLanguage: "uk" });
  await page.goto(`/dictionaries/${id}/bring`);
  const choose = (...bytes: number[]): Promise<void> =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "words.txt", mimeType: "text/plain", buffer: Buffer.from(bytes) });
  const word = [0xf1, 0xeb, 0xee, 0xe2, 0xee];
  await choose(...Buffer.from("word - "), ...word);
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("listitem")).toHaveText([
    /word.*слово$/,
  ]);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("textbox", { name: /Your words/ })).toHaveValue("word - слово");
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("It is gone", "NotReadableError"));
  });
  await choose(...word);
  await expect(page.getByText("It’s damaged or incomplete.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /Your words/ })).toHaveValue("word - слово");
});

test("lines of the preview are left out, edited, split and joined", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  await preview(
    page,
    "Zug - trian\nBus - bus\ndie Arbeits-\nbescheinigung - certificate\nBahn / Gleis - rail",
  );
  const lines = page.getByRole("region", { name: "Preview" }).getByRole("listitem");
  await expect(lines).toHaveCount(5);
  await page.getByRole("checkbox", { name: "Add Bus" }).uncheck();
  await expect(page.getByRole("button", { name: "Add 3 words" })).toBeVisible();

  await page.getByRole("button", { name: "Term, line 1: Zug" }).click();
  const form = page.getByRole("form", { name: "Edit Zug" });
  await expect(form.getByRole("textbox", { name: "Term" })).toBeFocused();
  await form.getByRole("button", { name: "Remove trian" }).click();
  await form.getByRole("textbox", { name: "Definitions" }).fill("train");
  const save = page.getByRole("button", { name: "Add 3 words" });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription("First finish editing line 1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Term, line 1: Zug" })).toBeFocused();
  await expect(save).toBeEnabled();
  await expect(lines.first()).toHaveText(/Zug.*train$/);

  await page.getByRole("button", { name: "die Arbeits-" }).click();
  await page.getByRole("button", { name: "Join with next line" }).click();
  await page.getByRole("button", { name: "Bahn / Gleis" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Split in two" }).click();
  // What was changed by hand is kept.
  await page.getByRole("button", { name: "Change the separators" }).click();
  await page.getByLabel("Between definitions").selectOption("semicolon");
  await expect(lines).toHaveText([
    /^1.*Zug.*train$/,
    /^2.*Bus.*bus$/,
    /^3.*die Arbeits\u00adbescheinigung.*certificate$/,
    /^5.*Bahn.*rail$/,
    /^5.*Gleis.*rail$/,
  ]);
  await expect(page.getByText("5 lines, 5 words understood. 4 are ticked.")).toBeVisible();
  await page.getByRole("button", { name: "Add 4 words" }).click();
  await expect(page.getByRole("region", { name: "Words" }).getByRole("listitem")).toHaveText([
    /Gleis/,
    /Bahn/,
    /die Arbeits\u00adbescheinigung/,
    /Zug\s*train/,
  ]);
});

test("what was typed into a line outlives scrolling it off the page", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  await preview(page, Array.from({ length: 200 }, (_, i) => `Wort ${i + 1} - слово`).join("\n"));
  await page.getByRole("button", { name: "Term, line 1: Wort 1", exact: true }).click();
  const typed = page.getByRole("form", { name: "Edit Wort 1" }).getByRole("textbox", { name: "Term" });
  await typed.fill("Wort, erstes");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(typed).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(typed).toHaveValue("Wort, erstes");

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await preview(page, "Haus - дім");
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("listitem")).toHaveText([
    /^1.*Haus.*дім$/,
  ]);
});

test("when the answer is lost it says so, and trying again creates nothing twice", async ({
  page,
  product,
  complaints,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(GERMAN);
  await page.goto(`/dictionaries/${id}/bring`);
  await preview(page, "a = x\nb = y");
  let calls = 0;
  await page.route(`**/api/dictionaries/${id}`, async (route) => {
    if (route.request().method() !== "PATCH" || (calls += 1) > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "Add 2 words" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No connection to the server" })).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("region", { name: "Words" }).getByRole("listitem")).toHaveCount(2);
  const { wordsCount } = await reader.send<{ wordsCount: number }>("GET", `/dictionaries/${id}`);
  expect(wordsCount).toBe(2);
  complaints.length = 0;
});

test("of more lines than there is room for, the first are taken and the rest is told", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product, { role: "guest" });
  const id = await reader.dictionary(
    GERMAN,
    Array.from({ length: 98 }, (_, index) => `w${index} = x`),
  );
  await page.goto(`/dictionaries/${id}/bring`);
  await preview(page, "a = x\nb = x\nc = x");
  await expect(page.getByText("There’s room for 2 more words. 1 word will be skipped.")).toBeVisible();
  await page.getByRole("button", { name: "Add 2 words" }).click();
  await expect(page.getByText("You already have max number of words")).toBeVisible();
});
