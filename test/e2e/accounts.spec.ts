import { otherThan } from "../accounts.ts";
import {
  acceptPolicies,
  becomeGuest,
  becomeUser,
  ENGLISH,
  enterCode,
  expectAccessibleInBothThemes,
  expectRefusedLogIn,
  fillCredentials,
  heading,
  mailedCode,
  newAddress,
  open,
  press,
  VISITS,
} from "./accounts-steps.ts";
import { chooseItem } from "./menus.ts";
import { loseSession } from "./reader.ts";
import { expect, test } from "./test.ts";

for (const visit of VISITS) {
  const { auth, common } = visit.texts;

  test(`from sign-up to the menu (${visit.name})`, async ({ page, mail }) => {
    const email = newAddress();
    await open(page, visit, "/menu");
    await page.getByRole("link", { name: auth.menu.signUp }).click();
    await expect(heading(page, auth.signUp.title)).toBeFocused();
    await fillCredentials(page, visit.texts, email);
    await press(page, auth.signUp.submit);

    await expect(heading(page, auth.verify.title)).toBeVisible();
    await expect(page.getByText(email).last()).toBeVisible();
    const code = await mailedCode(mail, email);
    await enterCode(page, visit.texts, otherThan(code));
    await expect(page.getByText(auth.code.incorrect)).toBeVisible();
    await expect(page.getByLabel(auth.code.label, { exact: true })).toBeFocused();
    if (visit === ENGLISH) await expectAccessibleInBothThemes(page);
    await enterCode(page, visit.texts, code);

    await acceptPolicies(page, visit.texts);
    await expect(heading(page, common.mainMenu)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/menu");
  });
}

for (const visit of VISITS) {
  const { auth, common, users } = visit.texts;

  test(`a forgotten password is replaced with a code from the mail (${visit.name})`, async ({
    page,
    mail,
  }) => {
    const email = await becomeUser(page, mail, visit);
    await loseSession(page, /session/);
    await open(page, visit, "/auth/login");
    await page.getByLabel(auth.email, { exact: true }).fill(email);
    await page.getByRole("link", { name: auth.logIn.forgot }).click();
    await expect(heading(page, auth.restore.title)).toBeVisible();
    await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
    mail.clear();
    await press(page, auth.restore.submit);

    await expect(heading(page, auth.restore.codeTitle)).toBeVisible();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    const code = await mailedCode(mail, email);
    await enterCode(page, visit.texts, otherThan(code));
    await expect(page.getByText(auth.code.incorrect)).toBeVisible();
    await enterCode(page, visit.texts, code);

    await expect(heading(page, auth.newPassword.title)).toBeVisible();
    await page.reload();
    await page.getByLabel(auth.newPassword.label, { exact: true }).fill("Another8Horse");
    await press(page, common.save);

    await expect(page.getByText(auth.logIn.passwordChanged)).toBeVisible();
    await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
    await page.getByLabel(auth.password.label, { exact: true }).fill("Another8Horse");
    await press(page, auth.logIn.submit);
    await expect(heading(page, common.mainMenu)).toBeVisible();
  });

  test(`a guest becomes a user and keeps the words (${visit.name})`, async ({ page, mail }) => {
    await becomeGuest(page, visit);
    const made = await page.request.post("/api/dictionaries", {
      data: { name: "Alltag", termsLanguage: "de", definitionsLanguage: "en" },
    });
    const { id } = (await made.json()) as { id: string };
    const written = await page.request.patch(`/api/dictionaries/${id}`, {
      data: { words: { create: [{ term: "der Feierabend", definitions: ["the end of work"] }] } },
    });
    expect(written.status()).toBe(200);

    await page.getByRole("button", { name: common.account }).click();
    await chooseItem(page, auth.guestInfo.keepWords);
    await expect(page.getByText(auth.signUp.guestKeeps)).toBeVisible();
    if (visit === ENGLISH) await expectAccessibleInBothThemes(page);
    const email = newAddress();
    await fillCredentials(page, visit.texts, email);
    await press(page, auth.signUp.submit);
    await expect(heading(page, auth.verify.title)).toBeVisible();

    // The guest may continue without signing up, and reaches the page later from the header.
    await page.getByRole("link", { name: auth.guestInfo.stay }).click();
    await expect(heading(page, common.mainMenu)).toBeVisible();
    await page.getByRole("button", { name: common.account }).click();
    await chooseItem(page, auth.guestInfo.finish);
    await enterCode(page, visit.texts, await mailedCode(mail, email));
    await expect(heading(page, common.mainMenu)).toBeVisible();

    const kept = await page.request.get(`/api/dictionaries/${id}`);
    expect(await kept.json()).toMatchObject({ words: [{ term: "der Feierabend" }] });
    const me = await page.request.get("/api/users/me");
    expect(await me.json()).toMatchObject({ email, role: "user", expiresAt: null });
  });

  test(`Google leads in, and a second time to the same account (${visit.name})`, async ({
    page,
    identity,
  }) => {
    identity.nextUser({ email: newAddress() });
    await open(page, visit, "/auth");
    await press(page, auth.google.button);
    await acceptPolicies(page, visit.texts);
    await expect(heading(page, common.mainMenu)).toBeVisible();
    const first = (await (await page.request.get("/api/users/me")).json()) as { id: string };

    await page.getByRole("button", { name: common.account }).click();
    await chooseItem(page, common.logOut);
    await expect(heading(page, auth.menu.title)).toBeVisible();
    await page.getByRole("link", { name: auth.menu.logIn }).first().click();
    await press(page, auth.google.button);
    await expect(heading(page, common.mainMenu)).toBeVisible();
    expect(await (await page.request.get("/api/users/me")).json()).toMatchObject({
      id: first.id,
      hasPassword: false,
    });
  });

  test(`a deleted account is gone, everywhere (${visit.name})`, async ({ page, mail, browser }) => {
    const email = await becomeUser(page, mail, visit);
    const elsewhere = await browser.newPage();
    await open(elsewhere, visit, new URL("/auth/login", page.url()).href);
    await fillCredentials(elsewhere, visit.texts, email);
    await press(elsewhere, auth.logIn.submit);
    await expect(heading(elsewhere, common.mainMenu)).toBeVisible();

    await page.getByRole("button", { name: common.account }).click();
    await chooseItem(page, common.editUser);
    await press(page, users.leave.submit);
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText(users.leave.dictionaries)).toBeVisible();
    await expect(dialog.getByRole("button", { name: users.leave.keep }).first()).toBeFocused();
    await dialog.getByRole("button", { name: users.leave.submit }).click();

    await expect(page.getByText(auth.menu.accountDeleted)).toBeVisible();
    expect((await mail.waitFor(email, ({ text }) => !/\d{6}/.test(text))).subject).toBeTruthy();
    await elsewhere.reload();
    await expect(heading(elsewhere, auth.menu.title)).toBeVisible();
    await elsewhere.close();
    await open(page, visit, "/auth/login");
    await fillCredentials(page, visit.texts, email);
    await press(page, auth.logIn.submit);
    await expectRefusedLogIn(page, visit.texts);
  });
}
