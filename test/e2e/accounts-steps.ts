import type { Page } from "@playwright/test";

import { POLICIES } from "../../shared/policies.ts";
import { strings as en } from "../../web/locales/en/index.ts";
import { users as enUsers } from "../../web/locales/en/users.ts";
import { strings as uk } from "../../web/locales/uk/index.ts";
import { users as ukUsers } from "../../web/locales/uk/users.ts";
import { codeIn } from "../accounts.ts";
import type { MailStandIn } from "../stand-ins/mail.ts";
import type { Product } from "./product.ts";
import { expect, expectAccessible, expectContrast } from "./test.ts";

export const PASSWORD = "Correct7Horse";

export const TEXTS = { en: { ...en, users: enUsers }, uk: { ...uk, users: ukUsers } };
export type Texts = (typeof TEXTS)[keyof typeof TEXTS];

export interface Visit {
  name: string;
  language: keyof typeof TEXTS;
  texts: Texts;
  viewport: { width: number; height: number };
}

const DESKTOP = { width: 1280, height: 860 };
const MOBILE = { width: 390, height: 844 };

const visit = (language: Visit["language"], device: string, viewport: Visit["viewport"]): Visit => ({
  name: `${language}, ${device}`,
  language,
  texts: TEXTS[language],
  viewport,
});

export const ENGLISH = visit("en", "desktop", DESKTOP);
/** Both languages, each on one kind of device. */
export const VISITS = [ENGLISH, visit("uk", "mobile", MOBILE)];

let people = 0;
/** An unused address. */
export const newAddress = (): string => `reader-${process.pid}-${(people += 1)}@example.test`;

/** Opens a page in the language and at the screen size of a visit. */
export async function open(page: Page, { language, viewport }: Visit, path: string): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`${path}?lng=${language}`);
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

export async function fillCredentials(page: Page, { auth }: Texts, email: string, password = PASSWORD) {
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password.label, { exact: true }).fill(password);
}

export async function enterCode(page: Page, { auth }: Texts, code: string): Promise<void> {
  await page.getByLabel(auth.code.label, { exact: true }).fill(code);
  await press(page, auth.code.submit);
}

export const mailedCode = async (mail: MailStandIn, email: string): Promise<string> =>
  codeIn(await mail.waitFor(email));

export async function acceptPolicies(page: Page, { auth }: Texts): Promise<void> {
  await expect(heading(page, auth.policies.title)).toBeVisible();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await press(page, auth.policies.submit);
  await expect(heading(page, auth.policies.title)).toBeHidden();
}

/** A user who has signed up, verified and accepted, without a screen. */
export async function signUp(page: Page, mail: MailStandIn, interfaceLanguage = "en"): Promise<string> {
  const email = newAddress();
  await send(page, "POST", "signup", { email, password: PASSWORD, interfaceLanguage });
  await send(page, "POST", "verify", { code: await mailedCode(mail, email) });
  await send(page, "PATCH", "accept-policy", { accepted: POLICIES });
  return email;
}

async function send(page: Page, method: string, path: string, data: object): Promise<void> {
  expect((await page.request.fetch(`/api/auth/${path}`, { method, data })).ok()).toBe(true);
}

/** The same, with the menu open. */
export async function becomeUser(page: Page, mail: MailStandIn, someone: Visit): Promise<string> {
  const email = await signUp(page, mail, someone.language);
  await openMenu(page, someone);
  return email;
}

/** A guest who has accepted the policies, without a screen, with the menu open. */
export async function becomeGuest(page: Page, someone: Visit): Promise<void> {
  await send(page, "POST", "guest", { interfaceLanguage: someone.language });
  await send(page, "PATCH", "accept-policy", { accepted: POLICIES });
  await openMenu(page, someone);
}

async function openMenu(page: Page, someone: Visit): Promise<void> {
  await open(page, someone, "/menu");
  await expect(heading(page, someone.texts.common.mainMenu)).toBeVisible();
}

/** The same person in another browser. */
export async function elsewhere(
  page: Page,
  product: Product,
  email: string,
  userAgent: string,
): Promise<void> {
  const context = await page.context().browser()?.newContext({ userAgent });
  await context?.request.post(`${product.url}/api/auth/login`, { data: { email, password: PASSWORD } });
  await context?.close();
}

/** The server's message is the heading of the global modal, and the typed text remains in the form. */
export async function expectRefusedLogIn(page: Page, { AltText }: Texts): Promise<void> {
  const told = page.getByRole("dialog");
  await expect(told.getByRole("heading")).toHaveText(/^(Wrong email|Неправильна адреса електронної пошти)/);
  await told.getByRole("button", { name: AltText.Close }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
}

/** Expects that axe finds nothing, in either theme; of its rules only the contrast depends on the theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
}
