import { describe, expect, test } from "vitest";

import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "../../shared/languages.ts";
import { addressIn, outlineAt, PUBLIC_PAGES } from "../../shared/pages.ts";
import { SCREEN_ROWS } from "../../shared/screens.ts";
import { drawPage, drawShared, headOf } from "./main.tsx";

const ORIGIN = "https://words.example";
const SETTINGS = {
  supportEmail: "help@lantern.example",
  operatorName: "Lantern </script> & Sons",
  operatorAddress: "12 Lantern Street\nDublin",
  google: null,
  sells: false,
  translates: false,
};

const pathIn = (page: string, language: InterfaceLanguage): string =>
  addressIn(page, language).split("?", 1)[0] ?? "";

async function drawn(page: string, language: InterfaceLanguage): Promise<{ head: string; body: string }> {
  return drawPage({
    path: pathIn(page, language),
    language,
    address: addressIn(page, language),
    publicUrl: ORIGIN,
    settings: SETTINGS,
  });
}

/** Scripts and styles that the policy forbids, what is still to come, and places that nobody filled. */
const UNREADABLE = /<script|\sstyle="|<!--\$\?-->|\{\{\w+|__[A-Z]+__/;
const contentOf = (head: string, tag: RegExp): string => tag.exec(head)?.[1] ?? "";
const titleIn = (head: string): string => contentOf(head, /<title>(.*?)<\/title>/);
const descriptionIn = (head: string): string => contentOf(head, /<meta name="description" content="(.*?)">/);

describe.each(INTERFACE_LANGUAGES)("%s", (language) => {
  test.each(PUBLIC_PAGES)("%s can be read as it is sent", async (page) => {
    const { head, body } = await drawn(page, language);
    expect(body).toContain("<h1");
    expect(UNREADABLE.exec(body)?.[0]).toBeUndefined();
    expect(body).not.toContain("<noscript>");
    expect(titleIn(head)).toMatch(/^\S.{2,60} · Wordhoard$/);
    expect(descriptionIn(head).length).toBeGreaterThan(40);
    expect(descriptionIn(head).length).toBeLessThan(200);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${addressIn(page, language)}">`);
    for (const code of INTERFACE_LANGUAGES)
      expect(head).toContain(
        `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${addressIn(page, code)}">`,
      );
    expect(head).toContain('hreflang="x-default"');
    expect(head).toContain(`<meta property="og:image" content="${ORIGIN}/media/share-${language}.png">`);
  });
});

test("no two public pages of a language have the same title or description", async () => {
  for (const language of INTERFACE_LANGUAGES) {
    const heads = await Promise.all(PUBLIC_PAGES.map(async (page) => (await drawn(page, language)).head));
    expect(new Set(heads.map(titleIn)).size).toBe(PUBLIC_PAGES.length);
    expect(new Set(heads.map(descriptionIn)).size).toBe(PUBLIC_PAGES.length);
  }
});

test("pages drawn at the same time keep to their languages", async () => {
  const pages = await Promise.all(INTERFACE_LANGUAGES.map((language) => drawn("/about", language)));
  const headings = pages.map(({ body }) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]);
  expect(headings).toEqual(pages.map(({ head }) => titleIn(head).replace(" · Wordhoard", "")));
  expect(new Set(headings).size).toBe(INTERFACE_LANGUAGES.length);
});

test("a document in another language than the interface says so in its own title", async () => {
  const path = "/policy/privacy/uk";
  const { head, body } = await drawPage({
    path,
    language: "de",
    address: path,
    publicUrl: ORIGIN,
    settings: SETTINGS,
  });
  expect(titleIn(head)).toBe("Політика конфіденційності · Wordhoard");
  expect(head).toContain('<meta property="og:locale" content="uk_UA">');
  expect(body).toContain('<article class="');
  expect(body).toContain("Zum Inhalt springen");
});

test("the operator's settings are told without a script, and taken over by it", async () => {
  const { head, body } = await drawn("/support", "en");
  expect(body).toContain('href="mailto:help@lantern.example"');
  expect((await drawn("/about", "en")).body).toContain("Lantern &lt;/script&gt; &amp; Sons");
  const json = contentOf(
    head,
    /<script type="application\/json" id="server-settings" data-drawn="page">(.*?)<\/script>/,
  );
  expect(JSON.parse(json)).toEqual(SETTINGS);
});

describe("a shared dictionary", () => {
  const url = `${ORIGIN}/shared/4tQm8vXc2LrWk9NzJf7yBg`;
  const drawnIn = (language: InterfaceLanguage) =>
    drawShared({
      language,
      url,
      picture: `${url}/picture.png`,
      shared: {
        name: 'Le "français" __NONCE__',
        termsLanguage: "fr",
        definitionsLanguage: "ar",
        wordsCount: 1186,
        words: [
          {
            term: "abaisser</noscript><script>",
            definitions: ["خفض", "__CALLS__"],
            note: "n",
            example: "e",
            tags: ["t"],
          },
        ],
        next: "1",
      },
    });

  test.each([
    ["en", "French – Arabic · 1,186 words"],
    ["uk", "французька – арабська · 1\u00a0186 слів"],
    ["de", "Französisch – Arabisch · 1.186 Wörter"],
  ] as const)("tells messengers in %s what it is, and shows its picture", async (language, description) => {
    const { head } = await drawnIn(language);
    expect(titleIn(head)).toBe("Le &quot;français&quot; &#95;&#95;NONCE&#95;&#95; · Wordhoard");
    expect(descriptionIn(head)).toBe(description);
    for (const [name, content] of [
      ["title", "Le &quot;français&quot; &#95;&#95;NONCE&#95;&#95;"],
      ["description", description],
      ["url", url],
      ["image", `${url}/picture.png`],
      ["image:width", "1200"],
      ["image:height", "630"],
    ])
      expect(head).toContain(`<meta property="og:${name}" content="${content}">`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(UNREADABLE.exec(head)?.[0]).toBeUndefined();
  });

  test("can be read without a script, and runs none", async () => {
    const { body } = await drawnIn("en");
    expect(body.replaceAll("\u00ad", "")).toContain("abaisser&lt;/noscript&gt;&lt;script&gt;</dfn>");
    expect(body).toContain("خفض");
    expect(body).toContain("&#95;&#95;CALLS&#95;&#95;");
    expect(body).toMatch(/<h1[^>]*lang="fr"[^>]*>Le &quot;français&quot;/);
    expect(UNREADABLE.exec(body)?.[0]).toBeUndefined();
  });

  test("says in the page's language what needs a script", async () => {
    expect((await drawnIn("uk")).body).toContain("скопіювати словник, потрібен JavaScript.");
    expect((await drawnIn("de")).body).toContain("das Wörterbuch zu kopieren, ist JavaScript nötig.");
  });
});

const SCREENS = SCREEN_ROWS.flatMap(([name, { path }]) => (outlineAt(path) === name ? [path] : []));

test.each(SCREENS)("of %s the outline is sent", async (path) => {
  const { head, body } = await drawPage({
    path,
    language: "uk",
    address: path,
    publicUrl: ORIGIN,
    settings: SETTINGS,
  });
  expect(body).toMatch(/<header[^]*Wordhoard/);
  expect(body).toContain("Завантаження");
  expect(body).toMatch(/<noscript>.*Цій сторінці потрібен JavaScript/);
  if (["/auth/login", "/dictionaries", "/createTester"].includes(path))
    expect(body).toMatch(/<h1[^>]*>\p{Lu}/u);
  expect(head).toContain('data-drawn="outline"');
  expect(UNREADABLE.exec(body)?.[0]).toBeUndefined();
  expect(head).not.toContain("canonical");
});

test("every other page begins to load its strings and the code of its screen, and leaves typefaces for later", () => {
  const uk = '<title>Wordhoard</title><link rel="modulepreload" crossorigin="" href="/assets/uk.js">';
  expect(headOf("/menu", "uk")).toBe(uk);
  expect(headOf("/dictionaries/0190", "uk")).toBe(
    `${uk}<link rel="modulepreload" crossorigin="" href="/assets/book.js">`,
  );
  expect(headOf("/nothing/here", "uk")).not.toContain("book.js");
});
