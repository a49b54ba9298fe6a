import type { Page } from "@playwright/test";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { startPayment, type PaymentStandIn } from "../stand-ins/payment/payment.ts";
import { chooseItem } from "./menus.ts";
import { startProduct, type Product } from "./product.ts";
import { expect, expectAccessible, test as plain } from "./test.ts";

const test = plain.extend<object, { provider: PaymentStandIn }>({
  provider: [
    async ({}, use) => {
      const provider = await startPayment();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ provider }, use) => {
      const product = await startProduct({
        STRIPE_SECRET_KEY: provider.secretKey,
        STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
        STRIPE_PREMIUM_PRODUCT: provider.productId,
        STRIPE_API_URL: provider.url,
      });
      provider.setWebhook(`${product.url}/api/stripe/webhook`);
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

let people = 0;

/** Signs a user in in this browser. */
async function signIn(page: Page, product: Product): Promise<string> {
  await page.goto("/auth");
  const id = await page.evaluate(async () => {
    const send = (method: string, path: string, body: unknown): Promise<Response> =>
      fetch(`/api${path}`, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await send("POST", "/auth/guest", {});
    await send("PATCH", "/auth/accept-policy", { accepted: ["cookie", "privacy", "terms-of-use"] });
    return ((await (await fetch("/api/users/me")).json()) as { id: string }).id;
  });
  const email = `reader${(people += 1)}@example.test`;
  await product.sql("UPDATE users SET role = 'user', expires_at = NULL, email = $2 WHERE id = $1", [
    id,
    email,
  ]);
  return id;
}

async function buy(page: Page, button = "Pay"): Promise<void> {
  await page.goto("/plans");
  await page.getByRole("button", { name: "Get Premium" }).click();
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
}

const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page) => header(page).getByRole("button", { name: "Account" });

test("Premium is bought, cancelled, renewed and refunded", async ({ page, product, provider }) => {
  await signIn(page, product);
  await page.goto("/menu");
  await menu(page).click();
  await chooseItem(page, "Upgrade account");
  await expect(page.getByRole("table")).toContainText("$3.99 a month");

  provider.pauseEvents();
  await page.getByRole("button", { name: "Get Premium" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thanks for your purchase" })).toBeVisible();
  await expect(page.getByText("up to 5 minutes")).toBeVisible();
  await expect(header(page)).not.toContainText("Premium");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await provider.resumeEvents();
  await expect(header(page)).toContainText("Premium");
  await expect(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  // The rest on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await menu(page).click();
  await chooseItem(page, "Subscription");
  await expect(page.getByText("Renews on")).toBeVisible();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Keep Premium" }).first()).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("won’t be charged again")).toBeVisible();
  await expect(header(page)).toContainText("Premium");
  await page.getByRole("button", { name: "Renew subscription" }).click();
  await expect(page.getByText("Renews on")).toBeVisible();

  await page.getByRole("button", { name: "Cancel and refund" }).click();
  await expect(dialog).toContainText("your last payment, $3.99, is refunded");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Cancel and refund" }).click();
  await dialog.getByRole("button", { name: "Cancel and refund" }).click();
  await expect(page.getByText("Your subscription has ended")).toBeVisible();
  await expect(header(page)).toContainText("User");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Plans" }).click();
  await page.getByRole("button", { name: "Get Premium" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Cancel and refund" }).click();
  await expect(dialog).toContainText(/you get back the unused part: \$3\.\d\d for \d\d days/);
});

test("leaving the payment page costs nothing and leads back to the plans", async ({ page, product }) => {
  await signIn(page, product);
  await page.goto("/plans");
  await page.getByRole("button", { name: "Get Premium" }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You haven’t been charged" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the plans" }).click();
  await expect(page.getByRole("heading", { name: "Plans" })).toBeVisible();
});

test("a failed renewal keeps Premium, says what to do and leads to the card", async ({
  page,
  product,
  provider,
}) => {
  await signIn(page, product);
  await buy(page, "Pay with a card that fails on renewal");
  await provider.advance({ days: 32 });
  await page.goto("/subscription");
  await expect(page.getByText("Your last payment didn’t go through")).toBeVisible();
  await expect(header(page)).toContainText("Premium");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check the card" }).click();
  await page.getByRole("button", { name: "Use a good card" }).click();
  await provider.advance({ days: 3 });
  await page.getByRole("link", { name: "Return" }).click();
  await expect(page.getByText("Renews on")).toBeVisible();
});

test("plans are for users, the subscription is for Premium", async ({ page, product }) => {
  const id = await signIn(page, product);
  await page.goto("/subscription");
  await expect(page).toHaveURL("/menu");
  await product.sql("UPDATE users SET role = 'friend' WHERE id = $1", [id]);
  for (const path of ["/plans", "/subscription", "/stripe/success"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/menu");
  }
  await menu(page).click();
  await expect(page.getByRole("menuitem", { name: "Edit user" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /Upgrade|Subscription/ })).toHaveCount(0);
});

test("a provider that does not answer is told of, and the button works again", async ({
  page,
  product,
  provider,
}) => {
  await signIn(page, product);
  await page.goto("/plans");
  await provider.down();
  // The browser logs the 503 itself.
  page.removeAllListeners("console");
  await page.getByRole("button", { name: "Get Premium" }).click();
  await expect(page.getByRole("dialog")).toContainText("isn’t responding");
  await page.keyboard.press("Escape");
  await provider.up();
  await page.getByRole("button", { name: "Get Premium" }).click();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
});

test("prices are written as each language writes them", async ({ page, product }) => {
  const id = await signIn(page, product);
  for (const language of INTERFACE_LANGUAGES) {
    await product.sql("UPDATE users SET interface_language = $2 WHERE id = $1", [id, language]);
    await page.goto("/plans");
    const locale = language === "en" ? "en-US" : language;
    const price = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }).format(3.99);
    await expect(page.getByRole("table")).toContainText(price.replaceAll(/\s/g, " "));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
});

plain("a server that does not sell shows the plans and says so", async ({ page, product }) => {
  await signIn(page, product);
  await page.goto("/plans");
  await expect(page.getByRole("table")).toContainText("$3.99 a month");
  await expect(page.getByText("Premium isn’t sold")).toBeVisible();
  await expect(page.getByRole("button", { name: "Get Premium" })).toHaveCount(0);
  await expectAccessible(page);
});
