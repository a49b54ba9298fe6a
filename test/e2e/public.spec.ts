import type { Page } from "@playwright/test";

import { expectAccessibleInBothThemes } from "./accounts-steps.ts";
import { startProduct } from "./product.ts";
import { expect, test } from "./test.ts";

const DOCUMENTS = ["/policy", "/policy/cookie", "/policy/privacy", "/policy/terms-of-use"];

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("a German browser", () => {
  test.use({ locale: "de-AT" });

  test("is led to the German documents", async ({ page }) => {
    for (const path of DOCUMENTS) {
      await page.goto(path);
      await page.waitForURL(`**${path}/de`);
      await expect(page.getByRole("article")).toHaveAttribute("lang", "de");
    }
  });
});

test("the user's language goes before the browser's", async ({ page }) => {
  await page.request.post("/api/auth/guest", { data: { interfaceLanguage: "uk" } });
  for (const path of DOCUMENTS) {
    await page.goto(path);
    await page.waitForURL(`**${path}/uk`);
  }
  await expect(h1(page)).toHaveText("Умови користування");
});

test("a document stays in the language of its path, and switches in place", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/policy/privacy/uk");
  await expect(h1(page)).toHaveText("Політика конфіденційності");
  await expect(page).toHaveTitle("Політика конфіденційності · Wordhoard");
  await expect(page.getByRole("article")).toHaveAttribute("lang", "uk");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  // Before the app has hydrated the page, the link loads another page.
  await page.waitForLoadState("networkidle");
  await page.getByRole("article").getByRole("link", { name: "Français" }).click();
  await page.waitForURL("**/policy/privacy/fr");
  await expect(h1(page)).toHaveText("Politique de confidentialité");
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await page.waitForURL("**/about");
});

test("a language that there is not is not found", async ({ page }) => {
  await page.goto("/policy/cookie/nl");
  await expect(h1(page)).toContainText("404");
});

test("documents are read while the app is still starting", async ({ page }) => {
  await page.route("**/api/**", () => {});
  await page.goto("/policy/terms-of-use/en");
  await expect(h1(page)).toHaveText("Terms of use");
  await expect(page.getByText("This service is run by someone who hasn’t published a name")).toBeVisible();
});

test("a link into a document leads to its section", async ({ page }) => {
  await page.goto("/policy/privacy/en#retention");
  await expect(page.getByRole("heading", { name: "How long we keep data" })).toBeInViewport();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Your rights" }).click();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
});

test("the overview leads to each document and back", async ({ page }) => {
  for (const title of ["Cookie policy", "Privacy policy", "Terms of use"]) {
    await page.goto("/policy/en");
    await page.getByRole("link", { name: `Read it in full ${title}` }).click();
    await expect(h1(page)).toHaveText(title);
    await page.getByRole("article").getByRole("link", { name: "Policies" }).click();
    await expect(h1(page)).toHaveText("Policies");
  }
});

test("what is to be accepted can be read first", async ({ page }) => {
  await page.request.post("/api/auth/guest", { data: { interfaceLanguage: "pl" } });
  await page.goto("/accept-policy");
  const titles = {
    "politykę plików cookie": "Polityka plików cookie",
    "politykę prywatności": "Polityka prywatności",
    regulamin: "Regulamin",
  };
  for (const [link, title] of Object.entries(titles)) {
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: link }).click();
    const document = await opened;
    await expect(h1(document)).toHaveText(title);
    await document.close();
  }
});

test("on paper there is the document alone", async ({ page }) => {
  await page.goto("/policy/cookie/en");
  await expect(h1(page)).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(27, 25, 21)");
});

test("the limits are those of the roles", async ({ page }) => {
  await page.goto("/policy/terms-of-use/en");
  await expect(page.getByRole("row", { name: "Premium" })).toHaveText("Premium102,00050");
  await expect(page.getByText("it costs $3.99 per month")).toBeVisible();
});

test("the licences of what it contains can be read", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Licences of the software and fonts it contains" }).click();
  await expect(page.getByText("SIL Open Font License").first()).toBeVisible();
  await expect(page.getByText(/^react-dom \d/m)).toBeVisible();
});

test("without an operator's address the support page says whom to ask", async ({ page }) => {
  await page.goto("/support");
  await expect(page.getByText("No support address has been set up for this server.")).toBeVisible();
  await page.goto("/policy/cookie/en");
  await expect(page.getByText("No address has been published for this server.")).toBeVisible();
});

test("the operator's settings are named where people look for them", async ({ page }) => {
  const product = await startProduct({
    SUPPORT_EMAIL: "help@lantern.example",
    OPERATOR_NAME: "Lantern Press",
    OPERATOR_ADDRESS: "12 Lantern Street\nDublin",
  });
  try {
    await page.goto(`${product.url}/support`);
    await expect(page.getByRole("link", { name: "Write to help@lantern.example" })).toHaveAttribute(
      "href",
      "mailto:help@lantern.example",
    );
    await page.goto(`${product.url}/about`);
    await expect(page.getByText("This server is run by Lantern Press.")).toBeVisible();
    await page.goto(`${product.url}/policy/privacy/de`);
    await expect(page.getByText("Diesen Dienst betreibt Lantern Press (im Folgenden „wir“)")).toBeVisible();
    await expect(page.getByText("12 Lantern Street")).toBeVisible();
    await expect(page.getByRole("link", { name: "help@lantern.example" })).toBeVisible();
    await page.waitForLoadState("networkidle");
  } finally {
    await product.stop();
  }
});

test("nothing for axe to find, in either theme", async ({ page }) => {
  for (const path of ["/about", "/support", "/policy/en", "/policy/cookie/uk", "/policy/terms-of-use/de"]) {
    await page.goto(path);
    await expect(h1(page)).toBeVisible();
    await expect(page.locator("address, [class*=note], article, section").first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});

for (const language of ["de", "uk", "pl"])
  test(`nothing overflows at 320 pixels in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const paths = ["/about", "/support", ...DOCUMENTS.map((path) => `${path}/${language}`)];
    for (const path of paths) {
      await page.goto(`${path}?lng=${language}`);
      await expect(h1(page)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
    }
  });
