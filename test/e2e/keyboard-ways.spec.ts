import type { Locator, Page } from "@playwright/test";

import { codeOfStep, STEP_SECONDS } from "../../server/features/auth/totp/one-time-code.ts";
import { bytesOf } from "../authenticator.ts";
import { elsewhere, heading, PASSWORD, signUp, TEXTS } from "./accounts-steps.ts";
import { tabTo } from "./keys.ts";
import { giveAuthenticator, letProofsExpire, withoutOffers } from "./passkeys-steps.ts";
import { loseSession } from "./reader.ts";
import { expect, test } from "./test.ts";

const { en } = TEXTS;
const { auth, common, users } = en;

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true }).first();

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function prove(page: Page): Promise<void> {
  const asking = page.getByRole("dialog", { name: users.proof.title });
  await type(page, asking.getByLabel(auth.password.label, { exact: true }), PASSWORD);
  await expect(asking).toBeHidden();
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await loseSession(page);
  await page.goto("/auth/login");
  await tabTo(page, page.getByLabel(auth.email, { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel(auth.password.label, { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
}

test("passkeys are added, used and removed by the keyboard", async ({ page, mail, product }) => {
  await giveAuthenticator(page);
  await withoutOffers(page);
  const email = await signUp(page, mail);
  await product.sql(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, counter, transports, name)
     SELECT id, gen_random_uuid(), 'other', 'key', 0, '{internal}', 'Pixel 9' FROM users WHERE email = $1`,
    [email],
  );
  await letProofsExpire(product);
  await page.goto("/user/edit");
  const add = button(page, users.passkeys.add);
  await enter(page, add);
  const adding = page.getByRole("dialog", { name: users.passkeys.addTitle });
  await expect(adding.getByLabel(users.passkeys.name, { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await type(page, adding.getByLabel(users.passkeys.name, { exact: true }), "MacBook");
  const asking = page.getByRole("dialog", { name: users.proof.title });
  await expect(button(asking, auth.passkey.use)).toBeFocused();
  await tabTo(page, asking.getByLabel(auth.password.label, { exact: true }));
  await prove(page);
  await expect(adding).toBeHidden();
  await expect(add).toBeFocused();

  await loseSession(page);
  await page.goto("/auth/login");
  await enter(page, button(page, auth.passkey.logIn));
  await expect(heading(page, common.mainMenu)).toBeFocused();

  await page.goto("/user/edit");
  const list = page.getByRole("list", { name: users.passkeys.title });
  const removal = (name: string) => button(list, users.passkeys.removeNamed.replace("{{name}}", name));
  const removing = page.getByRole("alertdialog");
  await enter(page, removal("MacBook"));
  await expect(button(removing, users.passkeys.keep)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(removing).toBeHidden();
  await expect(removal("MacBook")).toBeFocused();
  await page.keyboard.press("Enter");
  await enter(page, button(removing, users.passkeys.remove));
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(removal("Pixel 9")).toBeFocused();
  await page.keyboard.press("Enter");
  await enter(page, button(removing, users.passkeys.remove));
  await expect(list).toBeHidden();
  await expect(add).toBeFocused();
});

test("one-time codes are turned on, asked for and turned off by the keyboard", async ({
  page,
  mail,
  product,
}) => {
  const email = await signUp(page, mail);
  await letProofsExpire(product);
  await page.goto("/user/edit");
  const [on, off] = [button(page, users.codes.turnOnNamed), button(page, users.codes.turnOffNamed)];
  await enter(page, on);
  await prove(page);
  const settingUp = page.getByRole("dialog", { name: users.codes.setUp });
  const first = settingUp.getByLabel(users.codes.firstCode, { exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(on).toBeFocused();
  await page.keyboard.press("Enter");
  const written = await settingUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = bytesOf((written ?? "").replaceAll(" ", ""));
  const codeOfNow = (): string => codeOfStep(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS));
  await type(page, first, codeOfNow());
  const recovery = page.getByRole("list", { name: users.codes.recovery }).getByRole("listitem");
  await expect(recovery).toHaveCount(10);
  const codes = await recovery.allTextContents();
  await enter(page, button(page.getByRole("dialog"), users.codes.done));
  await expect(off).toBeFocused();

  await logInAgain(page, email);
  await product.sql("UPDATE totp SET last_step = 0");
  await type(page, page.getByLabel(auth.secondStep.label, { exact: true }), codeOfNow());
  await expect(heading(page, common.mainMenu)).toBeFocused();

  await logInAgain(page, email);
  await expect(page.getByLabel(auth.secondStep.label, { exact: true })).toBeFocused();
  await enter(page, button(page, auth.secondStep.useRecovery));
  await type(page, page.getByLabel(auth.secondStep.recoveryLabel, { exact: true }), codes[0] ?? "");
  await expect(heading(page, common.mainMenu)).toBeFocused();

  await page.goto("/user/edit");
  await enter(page, off);
  await type(page, page.getByRole("dialog").getByLabel(users.codes.anyCode, { exact: true }), codes[1] ?? "");
  await expect(page.getByText(users.codes.isOff)).toBeVisible();
  await expect(on).toBeFocused();
});

test("devices are logged out by the keyboard, one and all others", async ({ page, mail, product }) => {
  const email = await signUp(page, mail);
  for (const userAgent of [FIREFOX, SAFARI, "curl/8.5.0"]) await elsewhere(page, product, email, userAgent);
  await page.goto("/user/edit#sessions");
  const list = page.getByRole("list", { name: users.devices.title });
  const devices = list.getByRole("listitem");
  await expect(devices).toHaveCount(4);
  // The URL scrolls past everything above.
  await expect(page.getByRole("heading", { name: users.devices.title })).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole("navigation", { name: users.sections.label }).locator("[aria-current]"),
  ).toHaveText(users.sections.ways);
  await page.keyboard.press("Tab");
  await expect(button(page, users.devices.endOthers)).toBeFocused();
  await enter(page, button(list, "Log out: Safari, iOS"));
  await expect(devices).toHaveCount(3);
  await expect(list).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(list.getByRole("button").first()).toBeFocused();
  await product.sql("DELETE FROM sessions WHERE device = 'Firefox on Linux'");
  await enter(page, button(list, "Log out: Firefox, Linux"));
  await expect(devices).toHaveCount(2);
  await expect(list).toBeFocused();
  await tabTo(page, button(page, users.devices.endOthers), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(devices).toHaveCount(1);
  await expect(list).toBeFocused();
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
