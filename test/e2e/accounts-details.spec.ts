import type { Locator } from "@playwright/test";

import {
  acceptPolicies,
  becomeGuest,
  becomeUser,
  ENGLISH as visit,
  enterCode,
  expectAccessibleInBothThemes,
  expectRefusedLogIn,
  fillCredentials,
  heading,
  mailedCode,
  newAddress,
  open,
  PASSWORD,
  press,
  TEXTS,
} from "./accounts-steps.ts";
import { tabTo } from "./keys.ts";
import { startProduct } from "./product.ts";
import { loseSession } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const { en } = TEXTS;
const { auth, common, users, validation, errors } = en;

test("every wrong field is told at once, beside it, and nothing typed is lost", async ({ page }) => {
  await open(page, visit, "/auth/signup");
  const email = page.getByLabel(auth.email, { exact: true });
  const password = page.getByLabel(auth.password.label, { exact: true });
  await press(page, auth.signUp.submit);
  await expect(email).toHaveAccessibleDescription(validation.required);
  await expect(password).toHaveAccessibleDescription(new RegExp(validation.required));
  await expect(email).toBeFocused();

  await fillCredentials(page, en, "reader@example", "alllowercase1");
  await expect(email).toHaveAccessibleDescription(validation.email);
  await expect(password).toHaveAccessibleDescription(new RegExp(validation.password));

  await fillCredentials(page, en, "reader@example.test", "Password1");
  await press(page, auth.signUp.submit);
  await expect(password).toHaveAccessibleDescription(/too (easy|common)/);
  await expect(email).toHaveValue("reader@example.test");
  await expect(password).toHaveValue("Password1");
});

const DIALOG_CODE = /\/assets\/dialog-/;

test("without a network the form says so and keeps the password", async ({ page, context }) => {
  const dialogIsThere = page.waitForEvent("requestfinished", (request) => DIALOG_CODE.test(request.url()));
  await open(page, visit, "/auth/login");
  await fillCredentials(page, en, "reader@example.test");
  await dialogIsThere;
  await context.setOffline(true);
  await press(page, auth.logIn.submit);
  await expect(page.getByRole("dialog", { name: errors.network })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel(auth.password.label, { exact: true })).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await press(page, auth.logIn.submit);
  await expectRefusedLogIn(page, en);
});

test("a network that goes before the dialog's code has come is told of all the same", async ({
  page,
  context,
}) => {
  await page.route(DIALOG_CODE, (route) => route.abort());
  await open(page, visit, "/auth/login");
  await fillCredentials(page, en, "reader@example.test");
  await context.setOffline(true);
  await press(page, auth.logIn.submit);
  await expect(page.getByRole("alert").filter({ hasText: errors.network })).toBeVisible();
  await page.getByRole("button", { name: en.AltText.Close }).click();
  await expect(page.getByText(errors.network)).toHaveCount(0);
  await expect(page.getByLabel(auth.password.label, { exact: true })).toHaveValue(PASSWORD);
});

test("too many tries are told with the time to wait", async ({ page, mail }) => {
  const strict = await startProduct({ RATE_LIMIT_FACTOR: "1", SMTP_URL: mail.url });
  await page.goto(`${strict.url}/auth/login`);
  await expect(page.getByText(auth.google.button)).toBeHidden();
  await fillCredentials(page, en, "reader@example.test", "Wrong8Password");
  const tooMany = page.getByRole("dialog", { name: /Too many tries.* in .*(minute|second)/ });
  await expect(async () => {
    // Each refusal is shown in the dialog, which must be closed before the next attempt.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await press(page, auth.logIn.submit);
    await expect(tooMany).toBeVisible({ timeout: 1000 });
  }).toPass();
  await strict.stop();
});

test("another code waits its minute, through a reload too", async ({ page, mail }) => {
  const email = newAddress();
  await page.clock.install();
  await open(page, visit, "/auth/signup");
  await fillCredentials(page, en, email);
  await press(page, auth.signUp.submit);
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expect(resend).toHaveText(/Resend in (1:00|0:5\d)/);
  await expect(resend).toHaveAttribute("aria-disabled", "true");
  await page.clock.runFor(30_000);
  await page.reload();
  await expect(resend).toHaveText(/Resend in 0:(2|30)/);
  await page.clock.runFor(31_000);
  const first = await mailedCode(mail, email);
  mail.clear();
  await press(page, auth.code.resend);
  await expect(page.getByText(auth.code.resent)).toBeVisible();
  await expect(resend).toHaveText(/Resend in (1:00|0:5\d)/);
  const second = await mailedCode(mail, email);
  if (first !== second) {
    await enterCode(page, en, first);
    await expect(page.getByText(auth.code.incorrect)).toBeVisible();
  }
  await enterCode(page, en, second);
  await expect(heading(page, auth.policies.title)).toBeVisible();
});

test("who typed a wrong address begins again with it filled in", async ({ page }) => {
  const email = newAddress();
  await open(page, visit, "/auth/signup");
  await fillCredentials(page, en, email);
  await press(page, auth.signUp.submit);
  await press(page, auth.code.otherAddress);
  await expect(heading(page, auth.signUp.title)).toBeVisible();
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
});

test("a step of restoring without its flow leads back, and so does the browser's way back", async ({
  page,
}) => {
  for (const step of ["code", "password"]) {
    await open(page, visit, `/auth/forgetPassword/${step}`);
    await expect(heading(page, auth.restore.title)).toBeVisible();
  }
  const email = newAddress();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await press(page, auth.restore.submit);
  await expect(heading(page, auth.restore.codeTitle)).toBeVisible();
  await open(page, visit, "/auth/forgetPassword/password");
  await expect(heading(page, auth.restore.codeTitle)).toBeVisible();
  await page.goBack();
  await expect(heading(page, auth.restore.codeTitle)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
});

test("a flow whose time is over is begun again", async ({ page, mail, product }) => {
  const email = await becomeUser(page, mail, visit);
  await loseSession(page, /session/);
  await open(page, visit, "/auth/forgetPassword");
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  mail.clear();
  await press(page, auth.restore.submit);
  await enterCode(page, en, await mailedCode(mail, email));
  await expect(heading(page, auth.newPassword.title)).toBeVisible();
  await product.sql("UPDATE restore_flows SET expires_at = now()");
  await page.getByLabel(auth.newPassword.label, { exact: true }).fill("Another8Horse");
  await press(page, common.save);
  await expect(page.getByText(auth.restore.over)).toBeVisible();
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
});

test("a guest is told what logging in leaves behind", async ({ page, mail }) => {
  const email = await becomeUser(page, mail, visit);
  await loseSession(page);
  await becomeGuest(page, visit);
  await page.goto("/auth/login");
  await expect(
    page.getByText("what you made as a guest won’t move with you and will be deleted"),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await fillCredentials(page, en, email);
  await press(page, auth.logIn.submit);
  await expect(heading(page, common.mainMenu)).toBeVisible();
  await expect(page.getByRole("button", { name: email })).toBeVisible();
});

test("Google's bad days are told, and closing its window is no failure", async ({ page, mail, identity }) => {
  const email = await becomeUser(page, mail, visit);
  await loseSession(page);
  await open(page, visit, "/auth/login");
  const google = page.getByRole("button", { name: auth.google.button });
  const told = page.getByRole("main").getByRole("alert");
  identity.popup("closes");
  await markWhenBusy(google);
  await google.click();
  await expect(google).toHaveAttribute(WAS_BUSY);
  await expect(google).not.toHaveAttribute("aria-busy");
  await expect(told).toBeHidden();

  identity.nextUser({ email });
  await google.click();
  await expect(told).toHaveText(auth.google.taken);
  identity.nextUser({ email: newAddress(), email_verified: false });
  await google.click();
  await expect(told).toHaveText(auth.google.refused);
  identity.nextUser({ email_verified: true });
  await google.click();
  await expect(heading(page, auth.policies.title)).toBeVisible();
});

test("a browser inside another app gets the notice instead of Google", async ({ browser, product }) => {
  const page = await browser.newPage({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.4.32.98",
  });
  for (const path of ["/auth", "/auth/login", "/auth/signup"]) {
    await page.goto(`${product.url}${path}?lng=en`);
    await expect(
      page.getByText(
        "Login with Google not allowed. Please open in browser ( Safari or Chrome, etc. ) to continue.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: auth.google.button })).toBeHidden();
  }
  await page.close();
});

test("who wants a reminder by mail says at which hour, and switches it off again", async ({ page, mail }) => {
  await becomeUser(page, mail, visit);
  await page.goto("/user/edit");
  const way = (name: string) => page.getByRole("radio", { name, exact: true });
  const hour = page.getByLabel(users.reminder.at, { exact: true });
  const kept = async () =>
    ((await (await page.request.get("/api/users/me")).json()) as Kept).review.reminderAt;
  await expect(way(users.reminder.none)).toBeChecked();
  await expect(hour).toBeHidden();
  await way(users.reminder.mail).click();
  await expect(way(users.reminder.mail)).toBeChecked();
  await hour.selectOption("19");
  await expect.poll(kept).toBe(19);
  await expectAccessible(page);
  await page.reload();
  await expect(hour).toHaveValue("19");
  await way(users.reminder.none).click();
  await expect(way(users.reminder.none)).toBeChecked();
  await expect(hour).toBeHidden();
  await expect.poll(kept).toBeNull();
});

interface Kept {
  review: { reminderAt: number | null };
}

test("the account page changes language and password, and gives the data", async ({ page, mail }) => {
  const email = await becomeUser(page, mail, visit);
  await page.goto("/user/edit");
  await expect(heading(page, common.editUser)).toBeVisible();

  const current = page.getByLabel(auth.password.current, { exact: true });
  const fresh = page.getByLabel(auth.newPassword.label, { exact: true });
  await press(page, users.password.submit);
  const dialog = page.getByRole("dialog", { name: users.password.submit });
  const submit = dialog.getByRole("button", { name: users.password.submit });
  await expect(current).toBeFocused();
  await submit.click();
  await expect(current).toHaveAccessibleDescription(validation.required);
  await expect(fresh).toHaveAccessibleDescription(new RegExp(validation.required));
  await current.fill("Wrong8Password");
  await fresh.fill("Another8Horse");
  await submit.click();
  await expect(current).toHaveAccessibleDescription(validation.current_password);
  await expect(fresh).toHaveValue("Another8Horse");
  await current.fill(PASSWORD);
  await submit.click();
  await expect(page.getByText(users.password.changed)).toBeVisible();
  await expect(dialog).toBeHidden();
  await press(page, users.password.submit);
  await expect(current).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const download = page.waitForEvent("download");
  await press(page, users.data.download);
  const stream = await (await download).createReadStream();
  const data = JSON.parse(Buffer.concat(await stream.toArray()).toString("utf8")) as object;
  expect(data).toMatchObject({ user: { email }, dictionaries: [] });

  await page.getByLabel(users.language.label).selectOption("uk");
  await expect(heading(page, "Редагувати профіль")).toBeVisible();
  await expect
    .poll(async () => (await page.request.get("/api/users/me")).json())
    .toMatchObject({ interfaceLanguage: "uk" });
});

test("each section of the settings has an address, and the list follows what is read", async ({
  page,
  mail,
}) => {
  await becomeUser(page, mail, visit);
  await page.goto("/user/edit#data");
  const nav = page.getByRole("navigation", { name: users.sections.label });
  const current = nav.locator("[aria-current]");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(section(users.sections.data)).toBeInViewport();
  await expect(current).toHaveText(users.sections.data);
  for (const name of [users.sections.ways, users.sections.account]) {
    await nav.getByRole("link", { name }).click();
    await expect(section(name).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveText(name);
  }
  await expect(page).toHaveURL(/#account$/);
  await section(users.sections.data).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  await expect(current).toHaveText(users.sections.data);
});

test("light or dark is chosen among the settings", async ({ page, mail }) => {
  await becomeUser(page, mail, visit);
  await page.goto("/user/edit");
  const theme = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect(theme(common.themes.system)).toBeChecked();
  await theme(common.themes.dark).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(theme(common.themes.dark)).toBeChecked();
});

test("who came with Google sets a first password with a code, and only then unlinks Google", async ({
  page,
  mail,
  identity,
}) => {
  const email = newAddress();
  identity.nextUser({ email });
  await open(page, visit, "/auth/login");
  await press(page, auth.google.button);
  await acceptPolicies(page, en);
  await page.goto("/user/edit");
  const unlinking = page.getByRole("alertdialog");
  await press(page, users.google.unlinkNamed);
  await unlinking.getByRole("button", { name: users.google.unlink }).click();
  await expect(unlinking.getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(unlinking).toBeHidden();
  await press(page, users.google.unlinkNamed);
  await expect(unlinking).toBeVisible();
  await expect(unlinking.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: users.password.set }).click();
  await press(page, auth.restore.submit);
  await enterCode(page, en, await mailedCode(mail, email));
  await page.getByLabel(auth.newPassword.label, { exact: true }).fill(PASSWORD);
  await press(page, common.save);
  await expect(page.getByText(auth.logIn.passwordChanged)).toBeVisible();
  await fillCredentials(page, en, email);
  await press(page, auth.logIn.submit);
  await expect(heading(page, common.mainMenu)).toBeVisible();

  await page.goto("/user/edit");
  await press(page, users.google.unlinkNamed);
  await unlinking.getByRole("button", { name: users.google.unlink }).click();
  await expect(page.getByRole("heading", { name: users.sections.ways })).toBeFocused();
  await expect(page.getByRole("button", { name: users.google.unlinkNamed })).toBeHidden();
});

test("guests have no account page", async ({ page }) => {
  await becomeGuest(page, visit);
  await page.goto("/user/edit");
  await expect(heading(page, common.mainMenu)).toBeVisible();
});

test("the keyboard alone leads from sign-up to the menu and out of the account", async ({ page, mail }) => {
  const email = newAddress();
  await open(page, visit, "/auth");
  await tabTo(page, page.getByRole("link", { name: auth.menu.signUp }));
  await page.keyboard.press("Enter");
  await expect(heading(page, auth.signUp.title)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(page.getByLabel(auth.code.label, { exact: true })).toBeFocused();
  await page.keyboard.type(await mailedCode(mail, email));
  await page.keyboard.press("Enter");

  for (const box of await boxes(page.getByRole("checkbox"))) {
    await tabTo(page, box);
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");
  await expect(heading(page, common.mainMenu)).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: email }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: common.editUser })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, common.editUser)).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: users.leave.submit }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: users.leave.submit }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(auth.menu.accountDeleted)).toBeVisible();
});

async function boxes(all: Locator): Promise<Locator[]> {
  await expect(all.first()).toBeVisible();
  return all.all();
}

test("a code's field does not scroll at its sixth digit", async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/auth/forgetPassword");
    await page.getByLabel(auth.email, { exact: true }).fill("reader@example.test");
    await page.keyboard.press("Enter");
    const code = page.getByLabel(auth.code.label, { exact: true });
    await code.pressSequentially("123456");
    expect(await code.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

const WAS_BUSY = "data-was-busy";

/** Detects also a state that lasts for less than the time between two checks. */
const markWhenBusy = (button: Locator): Promise<void> =>
  button.evaluate((element, mark) => {
    new MutationObserver(() => {
      if (element.getAttribute("aria-busy") === "true") element.toggleAttribute(mark, true);
    }).observe(element, { attributeFilter: ["aria-busy"] });
  }, WAS_BUSY);
