import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { codeOfStep, STEP_SECONDS } from "../../server/features/auth/totp/one-time-code.ts";
import { bytesOf } from "../authenticator.ts";
import {
  becomeUser,
  ENGLISH,
  expectAccessibleInBothThemes,
  fillCredentials,
  heading,
  newAddress,
  open,
  press,
  acceptPolicies,
  VISITS,
  type Texts,
  type Visit,
} from "./accounts-steps.ts";
import { startProduct, type Product } from "./product.ts";
import { loseSession } from "./reader.ts";
import { expect, test, vendorSettings } from "./test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** A currently valid code, as if none had been used yet. */
async function freshCode(product: Product, secret: Buffer): Promise<string> {
  await product.sql("UPDATE totp SET last_step = 0");
  return codeOfStep(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS));
}

async function logOutHere(page: Page, { auth }: Texts): Promise<void> {
  await loseSession(page);
  await page.goto("/auth/login");
  await expect(heading(page, auth.logIn.title)).toBeVisible();
}

/** Turns codes on in the settings; returns the secret, and the recovery codes as shown. */
async function turnOn(
  page: Page,
  { users }: Texts,
  look: () => Promise<void> = async () => {},
): Promise<{ secret: Buffer; codes: string[] }> {
  await page.goto("/user/edit#ways");
  await press(page, users.codes.turnOnNamed);
  await expect(dialog(page).getByRole("img", { name: users.codes.picture })).toBeVisible();
  await look();
  const written = await dialog(page)
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .textContent();
  const secret = bytesOf((written ?? "").replaceAll(" ", ""));
  await dialog(page).getByLabel(users.codes.firstCode).fill("000000");
  await dialog(page).getByRole("button", { name: users.codes.turnOn }).click();
  await expect(dialog(page).getByLabel(users.codes.firstCode)).toHaveAttribute("aria-invalid", "true");
  await dialog(page)
    .getByLabel(users.codes.firstCode)
    .fill(codeOfStep(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS)));
  await dialog(page).getByRole("button", { name: users.codes.turnOn }).click();
  const list = page.getByRole("list", { name: users.codes.recovery });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await look();
  return { secret, codes: await list.getByRole("listitem").allTextContents() };
}

/** The sentence of the row, in the plural form of the language for nine. */
function nineLeft({ language, texts: { users } }: Visit): string {
  const strings: Readonly<Record<string, string>> = users.codes;
  const sentence = strings[`on_${new Intl.PluralRules(language).select(9)}`] ?? "";
  return sentence.replace("{{count}}", "9").replace("{{all}}", "10");
}

for (const visit of VISITS) {
  const { texts } = visit;
  const { auth, common, users } = texts;

  test(`codes are turned on, asked for at log-ins, and turned off: ${visit.name}`, async ({
    page,
    mail,
    product,
  }) => {
    const email = await becomeUser(page, mail, visit);
    const look = async (): Promise<void> => {
      if (visit === ENGLISH) await expectAccessibleInBothThemes(page);
    };
    const { secret, codes } = await turnOn(page, texts, look);
    const saving = page.waitForEvent("download");
    await press(page, users.codes.download);
    const file = await saving;
    expect(file.suggestedFilename()).toBe("wordhoard-recovery-codes.txt");
    expect(await readFile(await file.path(), "utf8")).toBe(`${codes.join("\n")}\n`);
    await page.getByRole("button", { name: users.codes.done }).first().click();
    await expect(page.getByText(users.codes.isOn)).toBeVisible();

    await logOutHere(page, texts);
    await fillCredentials(page, texts, email);
    await press(page, auth.logIn.submit);
    await expect(heading(page, auth.secondStep.title)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const digits = page.getByLabel(auth.secondStep.label, { exact: true });
    await expect(digits).toBeFocused();
    await look();
    await digits.fill("000000");
    await page.keyboard.press("Enter");
    await expect(digits).toHaveAttribute("aria-invalid", "true");
    await digits.fill(await freshCode(product, secret));
    await page.keyboard.press("Enter");
    await expect(heading(page, common.mainMenu)).toBeVisible();

    await logOutHere(page, texts);
    await fillCredentials(page, texts, email);
    await press(page, auth.logIn.submit);
    await press(page, auth.secondStep.useRecovery);
    const typed = page.getByLabel(auth.secondStep.recoveryLabel, { exact: true });
    await expect(typed).toBeFocused();
    await look();
    await typed.fill((codes[0] ?? "").toUpperCase());
    await page.keyboard.press("Enter");
    await expect(heading(page, common.mainMenu)).toBeVisible();

    await page.goto("/user/edit#ways");
    await expect(page.getByText(nineLeft(visit))).toBeVisible();
    await press(page, users.codes.turnOffNamed);
    const any = dialog(page).getByLabel(users.codes.anyCode);
    await expect(any).toBeVisible();
    await look();
    await any.fill(codes[0] ?? "");
    await dialog(page).getByRole("button", { name: users.codes.turnOff }).click();
    await expect(any).toHaveAttribute("aria-invalid", "true");
    await any.fill(codes[1] ?? "");
    await dialog(page).getByRole("button", { name: users.codes.turnOff }).click();
    await expect(page.getByText(users.codes.isOff)).toBeVisible();
    await expect(page.getByRole("button", { name: users.codes.turnOnNamed })).toBeVisible();

    await logOutHere(page, texts);
    await fillCredentials(page, texts, email);
    await press(page, auth.logIn.submit);
    await expect(heading(page, common.mainMenu)).toBeVisible();
  });
}

const { texts: en } = ENGLISH;

test("five wrong codes lead back to the password", async ({ page, mail }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  const email = await becomeUser(page, mail, ENGLISH);
  await turnOn(page, en);
  await logOutHere(page, en);
  await fillCredentials(page, en, email);
  await press(page, en.auth.logIn.submit);
  const digits = page.getByLabel(en.auth.secondStep.label, { exact: true });
  await expect(digits).toBeFocused();
  // This browser does not support passkeys, so they are not offered.
  await expect(page.getByRole("button", { name: en.auth.passkey.logIn })).toBeHidden();
  for (let wrong = 0; wrong < 5; wrong++) {
    const answer = page.waitForResponse(/\/login\/totp$/);
    await digits.fill("000000");
    await page.keyboard.press("Enter");
    await answer;
  }
  await expect(digits).toHaveAttribute("aria-invalid", "true");
  await digits.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(en.auth.secondStep.over)).toBeVisible();
  await expect(page.getByLabel(en.auth.email, { exact: true })).toHaveValue(email);
});

test("Google asks for the code too, at a log-in and for a proof", async ({ page, identity, product }) => {
  const email = newAddress();
  const withGoogle = async (): Promise<void> => {
    identity.nextUser({ email });
    await press(page, en.auth.google.button);
  };
  await open(page, ENGLISH, "/auth/login");
  await withGoogle();
  await acceptPolicies(page, en);
  await expect(heading(page, en.common.mainMenu)).toBeVisible();
  const { secret } = await turnOn(page, en);

  await logOutHere(page, en);
  await withGoogle();
  await page.getByLabel(en.auth.secondStep.label, { exact: true }).fill(await freshCode(product, secret));
  await page.keyboard.press("Enter");
  await expect(heading(page, en.common.mainMenu)).toBeVisible();

  await page.goto("/user/edit#data");
  await product.sql("UPDATE sessions SET created_at = created_at - interval '1 hour', proved_at = NULL");
  const digits = dialog(page).getByLabel(en.auth.secondStep.label, { exact: true });
  const askForProof = async (): Promise<void> => {
    await press(page, en.users.data.download);
    identity.nextUser({ email });
    await dialog(page).getByRole("button", { name: en.auth.google.button }).click();
    await expect(digits).toBeFocused();
  };
  await askForProof();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // The next request starts from the beginning, because the first step may have expired.
  await askForProof();
  await page.keyboard.type(await freshCode(product, secret));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("wordhoard.json");
});

test("who is suspended reads so at the log-in", async ({ page, mail, product }) => {
  const email = await becomeUser(page, mail, ENGLISH);
  await product.sql("UPDATE users SET suspended_at = now() WHERE email = $1", [email]);
  await logOutHere(page, en);
  await fillCredentials(page, en, email);
  await press(page, en.auth.logIn.submit);
  await expect(page.getByRole("dialog").getByText("This account is suspended.")).toBeVisible();
});

test("a developer who has to have codes is led to where they are turned on", async ({
  browser,
  mail,
  identity,
}) => {
  const vendors = vendorSettings({ mail, identity });
  const strict = await startProduct({ ...vendors, REQUIRE_TOTP_FOR_DEVELOPERS: "true" });
  const context = await browser.newContext({ baseURL: strict.url });
  try {
    const page = await context.newPage();
    await becomeUser(page, mail, ENGLISH);
    await strict.sql("UPDATE users SET role = 'developer'");
    await page.goto("/dictionaries");
    const told = dialog(page);
    await expect(told.getByRole("heading")).toHaveText(
      "Your role requires one-time codes. Please turn them on in the settings first.",
    );
    await expect(page).toHaveURL(/\/user\/edit#ways$/);
    await told.getByRole("button", { name: en.AltText.Close }).click();
    await turnOn(page, en);
    await page.getByRole("button", { name: en.users.codes.done }).first().click();
    await page.goto("/dictionaries");
    await expect(heading(page, en.dictionaries.title)).toBeVisible();
  } finally {
    await context.close();
    await strict.stop();
  }
});
