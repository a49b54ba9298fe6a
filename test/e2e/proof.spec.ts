import type { Page } from "@playwright/test";

import {
  acceptPolicies,
  becomeUser,
  elsewhere,
  ENGLISH as visit,
  expectAccessibleInBothThemes,
  heading,
  mailedCode,
  newAddress,
  open,
  PASSWORD,
  press,
  TEXTS,
} from "./accounts-steps.ts";
import { letProofsExpire } from "./passkeys-steps.ts";
import { expect, test } from "./test.ts";

const { en } = TEXTS;
const { auth, common, users, validation } = en;
const dialog = (page: Page) => page.getByRole("dialog", { name: users.proof.title });

test("who is asked for a proof keeps the screen, and what was meant happens after it", async ({
  page,
  mail,
  product,
}) => {
  const email = await becomeUser(page, mail, visit);
  await page.goto("/user/edit#data");
  const row = page.getByRole("heading", { name: users.data.title });
  await expect(row).toBeInViewport();
  await letProofsExpire(product);
  await press(page, users.data.download);
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole("button", { name: common.cancel }).first().click();
  await expect(dialog(page)).toBeHidden();

  await press(page, users.data.download);
  const password = dialog(page).getByLabel(auth.password.label, { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("");
  await password.fill("Wrong8Password");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAccessibleDescription("The current password is wrong");
  await password.fill(PASSWORD);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("wordhoard.json");
  await expect(dialog(page)).toBeHidden();
  await expect(row).toBeInViewport();

  await letProofsExpire(product);
  await press(page, users.leave.submit);
  const leaving = page.getByRole("alertdialog");
  await leaving.getByRole("button", { name: users.data.download }).click();
  await dialog(page).getByRole("button", { name: common.cancel }).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(leaving).toBeVisible();
  await leaving.getByRole("button", { name: users.leave.submit }).click();
  await dialog(page).getByLabel(auth.password.label, { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole("button", { name: users.proof.submit }).click();
  await expect(page.getByText(auth.menu.accountDeleted)).toBeVisible();
  await expect(product.sql("SELECT 1 FROM users WHERE email = $1", [email])).resolves.toEqual([]);
});

test("another address is taken with its code; what was typed stays through the proof, and the old one may come back", async ({
  page,
  mail,
  product,
}) => {
  const email = await becomeUser(page, mail, visit);
  const wanted = newAddress();
  await page.goto("/user/edit");
  await letProofsExpire(product);
  await press(page, users.email.change);
  const form = page.getByRole("dialog", { name: users.email.change });
  const address = form.getByLabel(users.email.new, { exact: true });
  await expect(address).toBeFocused();
  await address.fill("nobody");
  await page.keyboard.press("Enter");
  await expect(address).toHaveAccessibleDescription(validation.email);
  await address.fill(wanted);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: common.cancel }).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(address).toHaveValue(wanted);
  await form.getByRole("button", { name: users.email.sendCode }).click();
  await dialog(page).getByLabel(auth.password.label, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  const code = form.getByLabel(auth.code.label, { exact: true });
  await expect(code).toBeFocused();
  await expectAccessibleInBothThemes(page);
  const mailed = await mailedCode(mail, wanted);
  await code.fill(mailed === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(auth.code.incorrect);
  await code.fill(mailed);
  await page.keyboard.press("Enter");
  await expect(page.getByText(users.email.changed)).toBeVisible();
  await expect(page.getByRole("region", { name: users.sections.account })).toContainText(wanted);

  const { text } = await mail.waitFor(email, (one) => one.text.includes("/email/undo/"));
  const link = /\S+\/email\/undo\/\S+/.exec(text)?.[0] ?? "no link";
  await page.goto(link);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(heading(page, "Your address is back")).toBeVisible();
  await page.getByRole("link", { name: "Set a new password" }).click();
  await expect(heading(page, auth.restore.title)).toBeVisible();
  await expect(
    product.sql("SELECT email FROM users WHERE email = ANY($1)", [[email, wanted]]),
  ).resolves.toEqual([{ email }]);

  await page.goto(link);
  await expect(heading(page, "That didn’t work")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("who has only Google logs in with it again, and another account is spared", async ({
  page,
  identity,
  product,
}) => {
  const email = newAddress();
  identity.nextUser({ email });
  await open(page, visit, "/auth/login");
  await press(page, auth.google.button);
  await acceptPolicies(page, en);
  await page.goto("/user/edit");
  await letProofsExpire(product);
  const askToLeave = async (): Promise<void> => {
    await press(page, users.leave.submit);
    await page.getByRole("alertdialog").getByRole("button", { name: users.leave.submit }).click();
    await dialog(page).getByRole("button", { name: auth.google.button }).click();
  };
  const other = newAddress();
  identity.nextUser({ email: other });
  await askToLeave();
  await expect(heading(page, auth.policies.title)).toBeVisible();
  const accounts = () =>
    product.sql("SELECT email FROM users WHERE email = ANY($1) ORDER BY created_at", [[email, other]]);
  expect(await accounts()).toEqual([{ email }, { email: other }]);

  await acceptPolicies(page, en);
  await page.goto("/user/edit");
  await letProofsExpire(product);
  await askToLeave();
  await expect(page.getByText(auth.menu.accountDeleted)).toBeVisible();
  expect(await accounts()).toEqual([{ email }]);
});

test("a code of Google that nobody asked for here lets nobody in", async ({ page, identity }) => {
  identity.nextUser({ email: newAddress() });
  await page.context().route("**/authorize?*", (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("state", "another");
    return route.continue({ url: url.href });
  });
  await open(page, visit, "/auth/login");
  await press(page, auth.google.button);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(auth.google.refused);
  await expect(heading(page, auth.logIn.title)).toBeVisible();
});

test("devices that are logged in are listed, and one or all others are ended", async ({
  page,
  mail,
  product,
}) => {
  const email = await becomeUser(page, mail, visit);
  await elsewhere(
    page,
    product,
    email,
    "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
  );
  await elsewhere(
    page,
    product,
    email,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  );
  await elsewhere(page, product, email, "curl/8.5.0");
  await page.goto("/user/edit");
  const list = page.getByRole("list", { name: users.devices.title });
  const devices = list.getByRole("listitem");
  await expect(devices).toHaveCount(4);
  await expect(devices.first()).toContainText(users.devices.current);
  await expect(devices.first().getByRole("button")).toBeHidden();
  await page.getByRole("button", { name: "Log out: Safari, iOS" }).click();
  await expect(devices).toHaveCount(3);
  await expect(list).toBeFocused();
  await expect(list).toContainText("Firefox on Linux");
  await press(page, users.devices.endOthers);
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole("button", { name: users.devices.endOthers })).toBeHidden();
});
