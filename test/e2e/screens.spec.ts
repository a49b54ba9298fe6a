import type { Page } from "@playwright/test";

import { signIn, type Reader } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const WORDS = [
  "aushalten = терпіти, витримувати, утримувати",
  "Arbeitsunfähigkeitsbescheinigung = лікарняний листок",
  "Haus = дім",
];

for (const language of ["en", "de", "uk"])
  for (const { scheme, width } of [
    { scheme: "light", width: 1280 },
    { scheme: "dark", width: 390 },
  ] as const)
    test(`axe finds nothing on a guest's screens in ${language}, ${scheme}, ${width} wide`, async ({
      page,
      product,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        "/auth",
        "/auth/guest",
        "/auth/login",
        "/auth/signup",
        "/auth/forgetPassword",
        "/nothing",
      ])
        await look(page, `${path}?lng=${language}`);
      const reader = await signIn(page, product, { role: "guest", language });
      const info = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "uk" };
      const dictionary = await reader.dictionary(info, WORDS);
      for (const path of [
        "/menu",
        "/dictionaries",
        `/dictionaries/${dictionary}`,
        `/dictionaries/${dictionary}/words/edit`,
        `/dictionaries/${dictionary}/info/edit`,
        "/createTester",
        "/about",
        "/support",
      ])
        await look(page, path);
      await lookAtTest(page, reader, dictionary);
    });

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** Nothing is wider than the screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, page.url()).toBeLessThanOrEqual(screen ?? 0);
}

/** The question, a wrong answer, a skipped word and the report. */
async function lookAtTest(page: Page, reader: Reader, dictionaryId: string): Promise<void> {
  await reader.send("POST", "/tester", { dictionaryId, range: { from: 1, to: 3 } });
  await look(page, "/testing");
  await page.getByRole("main").getByRole("textbox").fill("щось інше");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/testing\/check/);
  await expectAccessible(page);
  await page.goto("/testing");
  await page
    .getByRole("main")
    .getByRole("button")
    .filter({ hasText: /Skip|Überspringen|Пропустити/ })
    .click();
  await expect(page).toHaveURL(/\/testing\/skip/);
  await expectAccessible(page);
  await reader.send("POST", "/testing/skip");
  await look(page, "/testing/finish");
}
