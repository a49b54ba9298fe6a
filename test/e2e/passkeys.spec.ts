import type { Page } from "@playwright/test";

import {
  becomeUser,
  ENGLISH,
  expectRefusedLogIn,
  fillCredentials,
  heading,
  open,
  press,
  VISITS,
  type Visit,
  TEXTS,
} from "./accounts-steps.ts";
import { giveAuthenticator, letProofsExpire, recognise, withoutOffers } from "./passkeys-steps.ts";
import type { Product } from "./product.ts";
import { loseSession } from "./reader.ts";
import { expect, test } from "./test.ts";

const { en } = TEXTS;
const { auth, common, users } = en;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const list = (page: Page, texts: Visit["texts"] = en) =>
  page.getByRole("list", { name: texts.users.passkeys.title }).getByRole("listitem");

async function addPasskey(page: Page, name: string, texts: Visit["texts"] = en): Promise<void> {
  const { passkeys } = texts.users;
  await press(page, passkeys.add);
  const adding = dialog(page, passkeys.addTitle);
  await adding.getByLabel(passkeys.name, { exact: true }).fill(name);
  await adding.getByRole("button", { name: passkeys.continue }).click();
  await expect(list(page, texts).filter({ hasText: name })).toBeVisible();
  await expect(adding).toBeHidden();
}

async function logOut(page: Page, product: Product): Promise<void> {
  await loseSession(page);
  await page.goto(`${product.url}/auth/login`);
}

for (const visit of VISITS)
  test(`a passkey is added, logs in without a password, and is removed (${visit.name})`, async ({
    page,
    mail,
    product,
  }) => {
    const { texts } = visit;
    await giveAuthenticator(page);
    await withoutOffers(page);
    const email = await becomeUser(page, mail, visit);
    await page.goto("/user/edit");
    await addPasskey(page, "MacBook", texts);
    // When the page is scrolled, the links to its sections cover a part of it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await mail.waitFor(email, ({ text }) => text.includes(visit === ENGLISH ? "passkey" : "ключ доступу"));

    await logOut(page, product);
    await press(page, texts.auth.passkey.logIn);
    await expect(heading(page, texts.common.mainMenu)).toBeVisible();

    await page.goto("/user/edit");
    await press(page, texts.users.passkeys.removeNamed.replace("{{name}}", "MacBook"));
    const asking = page.getByRole("alertdialog");
    await expect(asking).toBeVisible();
    await asking.getByRole("button", { name: texts.users.passkeys.remove, exact: true }).click();
    await expect(list(page, texts)).toHaveCount(0);
    await expect(page.getByRole("button", { name: texts.users.passkeys.add })).toBeFocused();
    await logOut(page, product);
    await press(page, texts.auth.passkey.logIn);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      visit === ENGLISH
        ? "This passkey didn’t work here. Please try again, or log in another way."
        : "Увійти з цим ключем доступу не вдалося. Спробуйте ще раз або увійдіть інакше.",
    );
  });

test("the browser offers a passkey where the address is typed", async ({ page, mail, product }) => {
  const device = await giveAuthenticator(page);
  await becomeUser(page, mail, ENGLISH);
  await page.goto("/user/edit");
  await addPasskey(page, "MacBook");
  await logOut(page, product);
  await expect(heading(page, common.mainMenu)).toBeVisible();

  // If the offer is not accepted, the form can be used as before.
  await device.cdp.send("WebAuthn.setAutomaticPresenceSimulation", {
    authenticatorId: device.authenticatorId,
    enabled: false,
  });
  await logOut(page, product);
  await fillCredentials(page, en, "nobody@example.test");
  await press(page, auth.logIn.submit);
  await expectRefusedLogIn(page, en);
});

test("another device has a passkey of its own, and each opens the account", async ({
  page,
  mail,
  product,
  browser,
}) => {
  await giveAuthenticator(page);
  await withoutOffers(page);
  const email = await becomeUser(page, mail, ENGLISH);
  await page.goto("/user/edit");
  await addPasskey(page, "MacBook");

  const phone = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
  const there = await phone.newPage();
  await giveAuthenticator(there);
  await withoutOffers(there);
  await there.goto(`${product.url}/auth/login`);
  await fillCredentials(there, en, email);
  await press(there, auth.logIn.submit);
  await expect(heading(there, common.mainMenu)).toBeVisible();
  await there.goto(`${product.url}/user/edit`);
  await addPasskey(there, "Pixel 9");
  await logOut(there, product);
  await press(there, auth.passkey.logIn);
  await expect(heading(there, common.mainMenu)).toBeVisible();
  await phone.close();

  await logOut(page, product);
  await press(page, auth.passkey.logIn);
  await expect(heading(page, common.mainMenu)).toBeVisible();
  await page.goto("/user/edit");
  await expect(list(page)).toHaveCount(2);
});

test("a device that has a passkey for the account says so", async ({ page, mail }) => {
  await giveAuthenticator(page);
  await becomeUser(page, mail, ENGLISH);
  await page.goto("/user/edit");
  await addPasskey(page, "MacBook");
  await press(page, users.passkeys.add);
  const adding = dialog(page, users.passkeys.addTitle);
  await adding.getByLabel(users.passkeys.name, { exact: true }).fill("Again");
  await page.keyboard.press("Enter");
  await expect(adding.getByRole("alert")).toHaveText(auth.passkey.known);
  await expect(adding.getByLabel(users.passkeys.name, { exact: true })).toHaveValue("Again");
});

test("a passkey proves who is there, first of all, and the password still does", async ({
  page,
  mail,
  product,
}) => {
  const device = await giveAuthenticator(page);
  await becomeUser(page, mail, ENGLISH);
  await page.goto("/user/edit");
  await addPasskey(page, "MacBook");
  await letProofsExpire(product);

  // The device does not recognise its user: nothing happens, and the password can still be used.
  await recognise(device, false);
  await press(page, users.data.download);
  const proof = dialog(page, users.proof.title);
  const use = proof.getByRole("button", { name: auth.passkey.use });
  await expect(use).toBeFocused();
  const challenged = page.waitForResponse("**/api/auth/proof/options");
  await use.click();
  // From here on the button is busy until the device has refused.
  await challenged;
  await expect(use).toBeEnabled();
  await expect(proof.getByRole("button", { name: users.proof.byPassword })).toBeVisible();

  await recognise(device, true);
  const download = page.waitForEvent("download");
  await use.click();
  expect((await download).suggestedFilename()).toBe("wordhoard.json");
  await expect(proof).toBeHidden();
});

test("who has a passkey can do without a password, and keeps the last way in", async ({
  page,
  mail,
  product,
}) => {
  await giveAuthenticator(page);
  await withoutOffers(page);
  const email = await becomeUser(page, mail, ENGLISH);
  await page.goto("/user/edit");
  await expect(page.getByRole("button", { name: users.password.remove })).toBeHidden();
  await addPasskey(page, "MacBook");
  await letProofsExpire(product);
  await press(page, users.password.remove);
  await page.getByRole("alertdialog").getByRole("button", { name: users.password.remove }).click();
  await dialog(page, users.proof.title).getByRole("button", { name: auth.passkey.use }).click();
  await expect(page.getByRole("main").getByText(users.password.none)).toBeVisible();
  await expect(page.getByRole("heading", { name: users.sections.ways })).toBeFocused();

  await press(page, users.passkeys.removeNamed.replace("{{name}}", "MacBook"));
  const asking = page.getByRole("alertdialog");
  await asking.getByRole("button", { name: users.passkeys.remove, exact: true }).click();
  await expect(asking.getByRole("alert")).toHaveText(
    "This is your only way to log in. Add another one first.",
  );
  await asking.getByRole("button", { name: users.passkeys.keep }).first().click();

  await letProofsExpire(product);
  await press(page, users.data.download);
  const download = page.waitForEvent("download");
  await dialog(page, users.proof.title).getByRole("button", { name: auth.passkey.use }).click();
  await download;

  await logOut(page, product);
  await fillCredentials(page, en, email);
  await press(page, auth.logIn.submit);
  await expectRefusedLogIn(page, en);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Wrong email or password.");
  await press(page, auth.passkey.logIn);
  await expect(heading(page, common.mainMenu)).toBeVisible();
});

test("at another address than its own, passkeys are refused with a word about it", async ({
  page,
  product,
}) => {
  await giveAuthenticator(page);
  await withoutOffers(page);
  // The server names another domain than the one from which the page was opened.
  await page.route("**/api/auth/passkeys/login/options", async (route) => {
    const answer = await route.fetch();
    const options = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...options, rpId: "elsewhere.test" } });
  });
  await page.goto(`${product.url}/auth/login`);
  await press(page, auth.passkey.logIn);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(auth.passkey.address);
});

test("the code for passkeys comes when they are asked for, not with the page", async ({ page }) => {
  await withoutOffers(page);
  const scripts: string[] = [];
  page.on("response", async (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(await answer.text().catch(() => ""));
  });
  await open(page, ENGLISH, "/auth/login");
  await expect(page.getByRole("button", { name: auth.passkey.logIn })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts.some((text) => text.includes("ERROR_CEREMONY_ABORTED"))).toBe(false);
});
