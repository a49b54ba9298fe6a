import type { Page } from "@playwright/test";

import type { Product } from "./product.ts";
import { signIn, type Reader } from "./reader.ts";
import { expect, expectAccessible, expectContrast, test } from "./test.ts";

/** The directory for screenshots that people look at; without it none are taken. */
const PICTURES = process.env.SCREENS_DIR;
const WORDS = Array.from(
  { length: 95 },
  (_, index) => `Wort ${index + 1} = word ${index + 1}, term ${index + 1}`,
);
const INFO = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "en" };

test("a dictionary is printed whole, and nothing but the dictionary", async ({ page, product }) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.body.dataset["printed"] = String(document.querySelectorAll("main dfn").length);
      dispatchEvent(new Event("afterprint"));
    };
  });
  await page.goto(`/dictionaries/${id}`);
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", String(WORDS.length));
  await page.emulateMedia({ media: "print" });
  await expectOnlyPaper(page);
  await expect(page.getByText("Wort 95", { exact: true }).last()).toBeVisible();
  const pdf = await page.pdf({ format: "A4", ...(PICTURES ? { path: `${PICTURES}/dictionary.pdf` } : {}) });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(5);
});

test("a report is printed with every word, and nothing but the report", async ({ page, product }) => {
  await withReport(page, product);
  await page.goto("/testing/finish");
  await expect(page.getByText("Wort 12").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expectOnlyPaper(page);
  const pdf = await page.pdf({ format: "A4", ...(PICTURES ? { path: `${PICTURES}/report.pdf` } : {}) });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
});

for (const { name, media } of [
  { name: "forced colours", media: { forcedColors: "active" } },
  { name: "more contrast", media: { contrast: "more" } },
  { name: "more contrast in the dark", media: { contrast: "more", colorScheme: "dark" } },
] as const)
  test(`nothing is lost with ${name}`, async ({ page, product }) => {
    const reader = await withReport(page, product);
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    await visit(page, reader, async (path) => {
      await picture(page, name, path);
      // With forced colours the system is responsible for the contrast, and axe reads colours that are not displayed.
      if (name !== "forced colours") await expectContrast(page);
    });
    await expectAccessible(page);
  });

test("text of twice the size is neither cut off nor overflows", async ({ page, product }) => {
  const reader = await withReport(page, product);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, reader, async (path) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await picture(page, `200 percent ${width}`, path);
      expect([width, path, await cutOff(page)]).toEqual([width, path, []]);
    });
  }
});

test("with reduced motion nothing moves", async ({ page, product }) => {
  const reader = await withReport(page, product);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, reader, async (path) => {
    expect([path, await page.evaluate(() => document.getAnimations().length)]).toEqual([path, 0]);
  });
});

test("while the answer is on its way there is an outline of it, and it is told", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary(INFO, WORDS);
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route("**/api/dictionaries**", async (route) => {
    await gate;
    await route.continue();
  });
  for (const path of ["/dictionaries", `/dictionaries/${id}`, `/dictionaries/${id}/words/edit`]) {
    await page.goto(path);
    await expect(page.getByRole("status").filter({ hasText: /Loading/ })).not.toHaveCount(0);
    await picture(page, "slow", path);
    await expectAccessible(page);
  }
  open();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** Shows one screen of each kind; the question comes last because it replaces the report. */
async function visit(
  page: Page,
  { send, id }: ReportReader,
  see: (path: string) => Promise<void>,
): Promise<void> {
  const paths = [
    "/menu",
    "/dictionaries",
    `/dictionaries/${id}?sort=term&direction=1`,
    `/dictionaries/${id}/words/edit`,
    "/createTester",
    "/testing/finish",
    "/user/edit",
    "/testing",
  ];
  for (const path of paths) {
    if (path === "/testing") await send("POST", "/tester", { dictionaryId: id, range: { from: 1, to: 3 } });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.waitForLoadState("networkidle");
    await see(path);
  }
}

interface ReportReader {
  send: Reader["send"];
  /** The id of the dictionary. */
  id: string;
}

/** A user with a dictionary and a finished test. */
async function withReport(page: Page, product: Product): Promise<ReportReader> {
  const { send, dictionary } = await signIn(page, product);
  const id = await dictionary(INFO, WORDS);
  await send("POST", "/tester", { dictionaryId: id, range: { from: 1, to: 12 } });
  for (let turn = 0; ; turn++) {
    const { test } = await send<{ test: object | null }>("GET", "/testing");
    if (!test) return { send, id };
    if (turn % 3 === 0) await send("POST", "/testing/skip");
    else await send("POST", "/testing", { answer: turn % 3 === 1 ? "quite another" : "word 1" });
  }
}

/** Controls are not printed. */
async function expectOnlyPaper(page: Page): Promise<void> {
  for (const role of ["banner", "contentinfo", "navigation", "button", "search", "textbox"] as const)
    for (const element of await page.getByRole(role).all()) await expect(element).toBeHidden();
}

const pagesOf = (pdf: Buffer): number =>
  [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

/** Texts that do not fit into their containers, and a page that is wider than the screen. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
      const hides = overflowX === "hidden" || overflowX === "clip";
      return (
        hides &&
        clipPath === "none" &&
        textOverflow !== "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [...cut.map((element) => element.outerHTML.slice(0, 120)), ...(wide ? ["the page"] : [])];
  });

async function picture(page: Page, name: string, path: string): Promise<void> {
  if (!PICTURES) return;
  const file = path.replaceAll(/\W+/g, "-").slice(0, 60);
  await page.screenshot({ path: `${PICTURES}/${name.replaceAll(" ", "-")}${file}.png` });
}
