import type { Page } from "@playwright/test";

import { strings as deCard } from "../../../web/locales/de/card.ts";
import { strings as de } from "../../../web/locales/de/index.ts";
import { strings as dePayment } from "../../../web/locales/de/payment.ts";
import { strings as deReview } from "../../../web/locales/de/review.ts";
import { strings as deSelecting } from "../../../web/locales/de/selecting.ts";
import { strings as deUsers } from "../../../web/locales/de/users.ts";
import { strings as enCard } from "../../../web/locales/en/card.ts";
import { strings as en } from "../../../web/locales/en/index.ts";
import { strings as enPayment } from "../../../web/locales/en/payment.ts";
import { strings as enReview } from "../../../web/locales/en/review.ts";
import { strings as enSelecting } from "../../../web/locales/en/selecting.ts";
import { strings as enUsers } from "../../../web/locales/en/users.ts";
import { strings as frCard } from "../../../web/locales/fr/card.ts";
import { strings as fr } from "../../../web/locales/fr/index.ts";
import { strings as frPayment } from "../../../web/locales/fr/payment.ts";
import { strings as frReview } from "../../../web/locales/fr/review.ts";
import { strings as frSelecting } from "../../../web/locales/fr/selecting.ts";
import { strings as frUsers } from "../../../web/locales/fr/users.ts";
import { strings as plCard } from "../../../web/locales/pl/card.ts";
import { strings as pl } from "../../../web/locales/pl/index.ts";
import { strings as plPayment } from "../../../web/locales/pl/payment.ts";
import { strings as plReview } from "../../../web/locales/pl/review.ts";
import { strings as plSelecting } from "../../../web/locales/pl/selecting.ts";
import { strings as plUsers } from "../../../web/locales/pl/users.ts";
import { strings as ruCard } from "../../../web/locales/ru/card.ts";
import { strings as ru } from "../../../web/locales/ru/index.ts";
import { strings as ruPayment } from "../../../web/locales/ru/payment.ts";
import { strings as ruReview } from "../../../web/locales/ru/review.ts";
import { strings as ruSelecting } from "../../../web/locales/ru/selecting.ts";
import { strings as ruUsers } from "../../../web/locales/ru/users.ts";
import { strings as ukCard } from "../../../web/locales/uk/card.ts";
import { strings as uk } from "../../../web/locales/uk/index.ts";
import { strings as ukPayment } from "../../../web/locales/uk/payment.ts";
import { strings as ukReview } from "../../../web/locales/uk/review.ts";
import { strings as ukSelecting } from "../../../web/locales/uk/selecting.ts";
import { strings as ukUsers } from "../../../web/locales/uk/users.ts";
import type { Product } from "../product.ts";
import { expect } from "../test.ts";

export const TEXTS = { en, de, uk, fr, ru, pl };
export const PAYMENT_TEXTS = {
  en: enPayment,
  de: dePayment,
  uk: ukPayment,
  fr: frPayment,
  ru: ruPayment,
  pl: plPayment,
};
export const REVIEW_TEXTS = {
  en: enReview,
  de: deReview,
  uk: ukReview,
  fr: frReview,
  ru: ruReview,
  pl: plReview,
};
export const CARD_TEXTS = { en: enCard, de: deCard, uk: ukCard, fr: frCard, ru: ruCard, pl: plCard };
export const SELECTING_TEXTS = {
  en: enSelecting,
  de: deSelecting,
  uk: ukSelecting,
  fr: frSelecting,
  ru: ruSelecting,
  pl: plSelecting,
};
export const USERS_TEXTS = { en: enUsers, de: deUsers, uk: ukUsers, fr: frUsers, ru: ruUsers, pl: plUsers };

export interface Tour {
  page: Page;
  product: Product;
  language: keyof typeof TEXTS;
  /** Called at each state of a screen, with a name for it. */
  look: (state: string) => Promise<void>;
}

export const WORDS = [
  "aushalten = терпіти, витримувати, утримувати",
  "Arbeitsunfähigkeitsbescheinigung = лікарняний листок",
  "Haus = дім",
  "außerdem = крім того",
];

export const INFO = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "uk" };

/** Opens a page and waits until it has settled. */
export async function open({ page, language }: Tour, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.waitForLoadState("networkidle");
}

export const submit = (page: Page): Promise<void> => page.locator("main [type=submit]").first().click();

/** Its code comes when it first opens; what is done before that is done to the page. */
export const expectDialog = (page: Page): Promise<void> =>
  expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();

export function wordOf(line: string): { term: string; definitions: string[] } {
  const [term = "", definitions = ""] = line.split(" = ");
  return { term, definitions: definitions.split(", ") };
}
