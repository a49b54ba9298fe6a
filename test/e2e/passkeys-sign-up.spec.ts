import type { Page } from "@playwright/test";

import {
  acceptPolicies,
  becomeGuest,
  ENGLISH,
  enterCode,
  expectAccessibleInBothThemes,
  heading,
  mailedCode,
  newAddress,
  open,
  PASSWORD,
  press,
  VISITS,
  TEXTS,
} from "./accounts-steps.ts";
import { tabTo } from "./keys.ts";
import { giveAuthenticator, recognise, withoutOffers } from "./passkeys-steps.ts";
import { loseSession } from "./reader.ts";
import { expect, test } from "./test.ts";

const { en } = TEXTS;
const { auth, common } = en;

const emailField = (page: Page) => page.getByLabel(auth.email, { exact: true });
const passwordField = (page: Page) => page.getByLabel(auth.password.label, { exact: true });
const byPasskey = (page: Page) => page.getByRole("button", { name: auth.passkey.signUp, exact: true });

for (const visit of VISITS)
  test(`a passkey alone makes an account, and opens it again (${visit.name})`, async ({ page, mail }) => {
    const { texts } = visit;
    await giveAuthenticator(page);
    await withoutOffers(page);
    const email = newAddress();
    await open(page, visit, "/auth/signup");
    await page.getByLabel(texts.auth.email, { exact: true }).fill(email);
    await press(page, texts.auth.passkey.signUp);
    await expect(heading(page, texts.auth.verify.title)).toBeVisible();
    await enterCode(page, texts, await mailedCode(mail, email));
    await acceptPolicies(page, texts);
    await expect(heading(page, texts.common.mainMenu)).toBeVisible();

    await page.goto("/user/edit");
    await expect(page.getByRole("main").getByText(texts.users.password.none)).toBeVisible();
    await expect(
      page.getByRole("list", { name: texts.users.passkeys.title }).getByRole("listitem"),
    ).toHaveCount(1);

    await loseSession(page);
    await page.goto("/auth/login");
    await press(page, texts.auth.passkey.logIn);
    await expect(heading(page, texts.common.mainMenu)).toBeVisible();
  });

test("what was typed stays when the passkey is not made, and either way is still open", async ({
  page,
  mail,
}) => {
  const device = await giveAuthenticator(page);
  await withoutOffers(page);
  const email = newAddress();
  await open(page, ENGLISH, "/auth/signup");
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);

  // The device does not recognise its user: they have closed its dialog, so no message is shown.
  await recognise(device, false);
  const asked = page.waitForResponse("**/api/auth/passkeys/signup/options");
  await byPasskey(page).click();
  await asked;
  await expect(byPasskey(page)).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(PASSWORD);

  await recognise(device, true);
  await page.route("**/api/auth/passkeys/signup", (route) => route.abort(), { times: 1 });
  await byPasskey(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(PASSWORD);

  await byPasskey(page).click();
  await enterCode(page, en, await mailedCode(mail, email));
  await expect(heading(page, auth.policies.title)).toBeVisible();
});

test("an address is asked for by its field, and complained about until it is right", async ({ page }) => {
  await giveAuthenticator(page);
  await open(page, ENGLISH, "/auth/signup");
  await byPasskey(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription("The field is required");
  await expect(passwordField(page)).not.toHaveAttribute("aria-invalid", "true");
  await emailField(page).pressSequentially("ann@example");
  await expect(emailField(page)).toHaveAccessibleDescription("The field must be a valid email");
  await emailField(page).pressSequentially(".test");
  await expect(emailField(page)).not.toHaveAttribute("aria-invalid", "true");

  // Only the server notices that there can be no such mailbox.
  await emailField(page).fill(`${"a".repeat(65)}@example.test`);
  await byPasskey(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription("The field must be a valid email");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a guest keeps what they have", async ({ page, mail }) => {
  await giveAuthenticator(page);
  await withoutOffers(page);
  await becomeGuest(page, ENGLISH);
  await page.request.post("/api/dictionaries", {
    data: { name: "Holidays", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const email = newAddress();
  await page.goto("/auth/signup");
  await emailField(page).fill(email);
  await byPasskey(page).click();
  await enterCode(page, en, await mailedCode(mail, email));
  await expect(heading(page, common.mainMenu)).toBeVisible();
  await loseSession(page);
  await page.goto("/auth/login");
  await press(page, auth.passkey.logIn);
  await expect(heading(page, common.mainMenu)).toBeVisible();
  await page.goto("/dictionaries");
  await expect(page.getByText("Holidays")).toBeVisible();
});

test("the keyboard alone signs up with a passkey", async ({ page, mail }) => {
  await giveAuthenticator(page);
  const email = newAddress();
  await open(page, ENGLISH, "/auth/signup");
  await tabTo(page, emailField(page));
  await page.keyboard.type(email);
  await tabTo(page, byPasskey(page));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(auth.code.label, { exact: true })).toBeFocused();
  await page.keyboard.type(await mailedCode(mail, email));
  await page.keyboard.press("Enter");
  await expect(heading(page, auth.policies.title)).toBeVisible();
});

test("a browser without passkeys is offered none", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await open(page, ENGLISH, "/auth/signup");
  await expect(page.getByRole("button", { name: auth.signUp.submit, exact: true })).toBeVisible();
  await expect(byPasskey(page)).toHaveCount(0);
});
