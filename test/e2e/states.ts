import type { Page } from "@playwright/test";
import { v7 as newId } from "uuid";

import { strings as de } from "../../web/locales/de/index.ts";
import { strings as dePayment } from "../../web/locales/de/payment.ts";
import { strings as deReview } from "../../web/locales/de/review.ts";
import { strings as en } from "../../web/locales/en/index.ts";
import { strings as enPayment } from "../../web/locales/en/payment.ts";
import { strings as enReview } from "../../web/locales/en/review.ts";
import { strings as pl } from "../../web/locales/pl/index.ts";
import { strings as plPayment } from "../../web/locales/pl/payment.ts";
import { strings as plReview } from "../../web/locales/pl/review.ts";
import { strings as uk } from "../../web/locales/uk/index.ts";
import { strings as ukPayment } from "../../web/locales/uk/payment.ts";
import { strings as ukReview } from "../../web/locales/uk/review.ts";
import { writeSchema11, type CollectionSpec } from "../decks/collections.ts";
import { zipOf } from "../decks/packages.ts";
import type { Product } from "./product.ts";
import { signIn, type Reader } from "./reader.ts";
import { expect } from "./test.ts";

const TEXTS = { en, de, uk, pl };
const PAYMENT_TEXTS = { en: enPayment, de: dePayment, uk: ukPayment, pl: plPayment };
const REVIEW_TEXTS = { en: enReview, de: deReview, uk: ukReview, pl: plReview };
const DAY_MS = 86_400_000;

/** A deck as others share it. */
const DECK: CollectionSpec = {
  notes: [
    { fields: ["das Haus", "<b>house</b>; home"], tags: "A1", log: [[{ at: 1_740_000_000_000, ease: 3 }]] },
    { fields: ["der Baum", "tree [sound:tree.mp3]"] },
  ],
};

export interface Tour {
  page: Page;
  product: Product;
  language: keyof typeof TEXTS;
  /** Called at each state of a screen, with a name for it. */
  look: (state: string) => Promise<void>;
}

/** Every screen for those who are not signed in, and those on the way in. */
export async function visitor(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { auth, keys } = TEXTS[language];
  for (const [state, path] of [
    ["landing", "/"],
    ["about", "/about"],
    ["support", "/support"],
    ["policy", `/policy/${language}`],
    ["policy-cookie", `/policy/cookie/${language}`],
    ["policy-privacy", `/policy/privacy/${language}`],
    ["policy-terms", `/policy/terms-of-use/${language}`],
    ["not-found", "/nothing"],
    ["shared-no-more", "/shared/nothing"],
    ["auth", "/auth"],
    ["guest", "/auth/guest"],
    ["log-in", "/auth/login"],
    ["log-in-second-step", "/auth/login/code"],
    ["sign-up", "/auth/signup"],
  ] as const) {
    await open(tour, `${path}?lng=${language}`);
    await look(state);
  }
  await submit(page);
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await look("sign-up-refused");
  await page.getByRole("contentinfo").getByRole("button", { name: keys.title }).click();
  await expectDialog(page);
  await look("keyboard-help");
  await page.keyboard.press("Escape");

  await open(tour, "/auth/forgetPassword");
  await look("forgotten");
  const email = `${language}-${Date.now()}@example.test`;
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await submit(page);
  await expect(page).toHaveURL(/\/code$/);
  await look("restore-code");
  await page.evaluate(
    (flow) => sessionStorage.setItem("restore", flow),
    JSON.stringify({ email, verified: true }),
  );
  await open(tour, "/auth/forgetPassword/password");
  await look("new-password");

  const data = { email, password: "Correct7Horse", interfaceLanguage: language };
  expect((await page.request.post(`${product.url}/api/auth/signup`, { data })).ok()).toBe(true);
  await open(tour, "/verify");
  await look("verify");
  await page.context().clearCookies({ name: /session/ });
  await page.request.post(`${product.url}/api/auth/guest`, { data: { interfaceLanguage: language } });
  await open(tour, "/accept-policy");
  await look("accept-policy");
  await open(tour, "/try");
  await look("trial");
  await open(tour, "/try?learn=fr");
  await look("trial-question");
  await page.context().clearCookies({ name: /session/ });
  await page.evaluate(() => localStorage.setItem("session.last", "2026-01-02T03:04:05.000Z"));
  await open(tour, "/auth");
  await look("farewell");
}

const WORDS = [
  "aushalten = терпіти, витримувати, утримувати",
  "Arbeitsunfähigkeitsbescheinigung = лікарняний листок",
  "Haus = дім",
  "außerdem = крім того",
];
const INFO = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "uk" };

/** Dictionaries and words, empty, full and at their limits. */
export async function writer(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { auth, common, dictionaries, errors } = TEXTS[language];
  const reader = await signIn(page, product, { role: "guest", language });
  await open(tour, "/menu");
  await look("menu");
  await page.getByRole("button", { name: common.account }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("user-menu");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByTitle(auth.guestInfo.open).click();
  await expectDialog(page);
  await look("guest-info");

  await open(tour, "/dictionaries");
  await look("no-dictionaries");
  await open(tour, "/createTester");
  await look("setup-without-words");
  await open(tour, "/dictionaries/create");
  await look("create");
  await submit(page);
  await look("create-refused");
  const id = await reader.dictionary(INFO);
  await open(tour, `/dictionaries/${id}`);
  await look("no-words");
  await open(tour, `/dictionaries/${id}/words/edit`);
  await look("first-word");
  await reader.send("PATCH", `/dictionaries/${id}`, { words: { create: WORDS.map(wordOf) } });
  await open(tour, "/menu");
  await look("menu-next");
  await open(tour, "/dictionaries");
  await look("shelf-full");
  await open(tour, "/dictionaries?filter=zzz");
  await look("no-dictionary-found");
  await open(tour, `/dictionaries/${id}?sort=term&direction=1`);
  await look("dictionary");
  await page.getByRole("button", { name: common.delete }).click();
  await expectDialog(page);
  await look("delete-dictionary");
  await open(tour, `/dictionaries/${id}?filter=zzz`);
  await look("no-word-found");
  await open(tour, `/dictionaries/${id}/info/edit`);
  await look("edit-info");
  await open(tour, `/dictionaries/${id}/words/edit`);
  await look("edit-words");
  await page.getByRole("button", { name: dictionaries.edit.editWord.replace("{{term}}", "Haus") }).click();
  await look("edit-word");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: dictionaries.edit.select, exact: true }).click();
  await look("select-words");
  await open(tour, `/dictionaries/${id}/bring`);
  await page.locator("textarea").fill("Wasser = вода\nHaus = будинок\nx");
  await expect(page.getByRole("region").getByRole("listitem")).toHaveCount(3);
  await look("paste");
  await open(tour, `/dictionaries/${id}/bring`);
  await page.locator("input[type=file]").setInputFiles({
    name: "deck.apkg",
    mimeType: "application/zip",
    buffer: await zipOf({ "collection.anki2": await writeSchema11(DECK) }),
  });
  await expect(page.getByRole("table")).toBeVisible();
  await look("bring-deck");

  await open(tour, "/dictionaries/0190a000-0000-7000-8000-000000000000");
  await look("no-such-dictionary");
  await page.route("**/api/dictionaries?*", (route) => route.abort());
  await open(tour, "/dictionaries");
  await expect(page.getByRole("dialog", { name: errors.network })).toBeVisible();
  await look("error-modal");
  await page.keyboard.press("Escape");
  await look("list-not-loaded");
  await page.unroute("**/api/dictionaries?*");
  await wordsLimit(tour, id);
}

async function wordsLimit(tour: Tour, id: string): Promise<void> {
  const { product, look } = tour;
  await product.sql("UPDATE dictionaries SET words_count = 100 WHERE id = $1", [id]);
  await open(tour, `/dictionaries/${id}/words/edit`);
  await look("words-limit");
}

/** A test from its setup to its report, and the day's last one. */
export async function testee(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { testing } = TEXTS[language];
  const reader = await signIn(page, product, { role: "guest", language });
  await open(tour, "/testing");
  await look("no-test");
  await open(tour, "/testing/finish");
  await look("no-report");
  await page.route("**/api/testing", (route) => route.abort());
  await open(tour, "/testing");
  await expectDialog(page);
  await page.keyboard.press("Escape");
  await look("test-not-loaded");
  await page.unroute("**/api/testing");
  const id = await reader.dictionary(INFO, WORDS);
  await open(tour, `/createTester?dictionary=${id}`);
  await look("setup");
  await start(tour, reader, { dictionaryId: id, word: 2 });
  await look("question");
  await page.getByRole("banner").getByRole("button", { name: testing.run.end }).click();
  await expectDialog(page);
  await look("end-test");
  await page.keyboard.press("Escape");
  await reply(page, "лікарняний листо");
  await look("near");
  await reply(page, "лікарняний листок");
  await look("right");
  await start(tour, reader, { dictionaryId: id, word: 3 });
  await reply(page, "щось інше");
  await look("wrong");
  await start(tour, reader, { dictionaryId: id, word: 1 });
  await reply(page, "терпіти");
  await look("one-of-several");
  await page.getByRole("button", { name: testing.run.skip }).click();
  await expect(page).toHaveURL(/\/skip$/);
  await look("skipped");
  await open(tour, "/testing/finish");
  await look("report");
  await open(tour, "/createTester");
  await look("tests-limit");
}

/** Today, its review and progress: the first day, a day after a holiday, and the end of one. */
export async function learner(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { today } = REVIEW_TEXTS[language];
  const reader = await signIn(page, product, { role: "guest", language });
  await open(tour, "/today");
  await look("nothing-due");
  await open(tour, "/progress");
  await look("progress-empty");
  const id = await reader.dictionary(INFO, WORDS);
  await open(tour, "/today");
  await look("today-first");
  await open(tour, "/today/review");
  await expect(page.getByRole("textbox")).toBeFocused();
  await look("review");
  await page.keyboard.type("щось інше");
  await page.keyboard.press("Enter");
  await expect(page.getByText(today.session.comesAgain)).toBeVisible();
  await look("review-wrong");
  await page.evaluate(() => localStorage.setItem("reviews.flip", "yes"));
  await open(tour, "/today/review");
  await look("review-card");
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: today.session.judge })).toBeVisible();
  await look("review-card-turned");

  await lastLearnedDaysAgo(reader, id, 20);
  await reader.send("PATCH", "/users/me", { review: { minutesPerDay: 1 } });
  await open(tour, "/today");
  await look("today-after-holiday");
  await open(tour, "/progress");
  await look("progress");
  await page.locator("summary").first().click();
  await look("progress-table");
}

/** A second dictionary whose words were learned for a while, until so many days ago. */
async function lastLearnedDaysAgo(reader: Reader, id: string, ago: number): Promise<void> {
  const lines = Array.from({ length: 30 }, (_, index) => `Wort ${index} = слово ${index}`);
  await reader.send("PATCH", `/dictionaries/${id}`, { words: { create: lines.map(wordOf) } });
  const { entries } = await reader.send<{ entries: { id: string }[] }>("GET", `/dictionaries/${id}/entries`);
  const now = Date.now();
  const reviews = entries.slice(-lines.length).flatMap(({ id: wordId }, index) =>
    [30, 29, 27, ago].map((days) => {
      const msecs = now - days * DAY_MS + index * 1000;
      const isRight = (index + days) % 4 !== 0;
      return {
        id: newId({ msecs }),
        wordId,
        direction: "forward",
        at: new Date(msecs).toISOString(),
        grade: isRight ? "good" : "again",
        outcome: isRight ? "exact" : "wrong",
        given: [isRight ? "слово" : "щось інше"],
        milliseconds: 9000,
      };
    }),
  );
  await reader.send("POST", "/reviews", { source: "device", reviews });
}

/** Account, plans and subscription. */
export async function member(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { users } = TEXTS[language];
  const { payment } = PAYMENT_TEXTS[language];
  const reader = await signIn(page, product, { role: "user", language });
  const { id } = await reader.send<{ id: string }>("GET", "/users/me");
  await product.sql("UPDATE users SET expires_at = NULL, email = $2, password_hash = 'none' WHERE id = $1", [
    id,
    `${id}@example.test`,
  ]);
  await product.sql(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, counter, transports, name, last_used_at)
     SELECT $1, gen_random_uuid(), gen_random_uuid()::text::bytea, 'key', 0, '{internal}', name, used
     FROM (VALUES ('MacBook', now()), ('Pixel 9', NULL)) AS kept (name, used)`,
    [id],
  );
  await open(tour, "/user/edit");
  await look("account");
  await page.getByRole("button", { name: users.email.change }).click();
  await expectDialog(page);
  await look("change-email");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: users.password.submit }).click();
  await expectDialog(page);
  await look("change-password");
  await page.keyboard.press("Escape");
  await passkeys(tour);
  await page.getByRole("button", { name: users.leave.submit }).click();
  await expectDialog(page);
  await look("delete-account");
  for (const [state, path] of [
    ["catching", "/user/catching"],
    ["plans", "/plans"],
    ["paying", "/stripe/success"],
    ["not-paid", "/stripe/cancel"],
  ] as const) {
    await open(tour, path);
    await look(state);
  }
  const dictionary = await reader.dictionary(INFO, WORDS);
  await reader.dictionary({ ...INFO, name: "Ще один" });
  await open(tour, "/dictionaries");
  await look("shelf-full-member");
  await open(tour, "/add?text=Auskunft");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await look("add-shared");
  await sharing(tour, reader, dictionary);

  await product.sql("UPDATE users SET role = 'premium' WHERE id = $1", [id]);
  await product.sql(
    `INSERT INTO payment_subscriptions (id, user_id, customer_id, status, current_period_end, cancel_at_period_end, started_at, reading)
     VALUES ($2, $1, 'cus_1', 'active', now() + interval '20 days', false, now(), 1)`,
    [id, `sub_${id}`],
  );
  await open(tour, "/subscription");
  await look("subscription");
  await page.getByRole("button", { name: payment.cancel.later.button, exact: true }).click();
  await expectDialog(page);
  await look("cancel-subscription");
  await product.sql("UPDATE payment_subscriptions SET cancel_at_period_end = true WHERE user_id = $1", [id]);
  await open(tour, "/subscription");
  await look("subscription-ending");
  await open(tour, "/menu");
  await page.getByRole("banner").getByRole("button").last().click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("premium-menu");
}

/** On the settings of somebody with a password and two passkeys. */
async function passkeys({ page, product, language, look }: Tour): Promise<void> {
  const { users } = TEXTS[language];
  const press = (name: string): Promise<void> =>
    page.getByRole("button", { name, exact: true }).first().click();
  await press(users.passkeys.removeNamed.replace("{{name}}", "Pixel 9"));
  await expectDialog(page);
  await look("remove-passkey");
  await page.keyboard.press("Escape");
  await press(users.password.remove);
  await expectDialog(page);
  await look("remove-password");
  await page.keyboard.press("Escape");
  await press(users.passkeys.add);
  await expectDialog(page);
  await look("add-passkey");
  await page.getByLabel(users.passkeys.name, { exact: true }).fill("iPhone");
  await product.sql("UPDATE sessions SET created_at = created_at - interval '1 hour', proved_at = NULL");
  await press(users.passkeys.continue);
  await expect(page.getByRole("dialog", { name: users.proof.title })).toBeVisible();
  await look("proof-passkey");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

async function sharing(tour: Tour, reader: Reader, id: string): Promise<void> {
  const { page, language, look } = tour;
  const { url } = await reader.send<{ url: string }>("POST", `/dictionaries/${id}/shares`);
  await open(tour, `/dictionaries/${id}`);
  await page.getByRole("button", { name: TEXTS[language].dictionaries.share }).click();
  await expect(page.getByRole("dialog").getByRole("link")).toBeVisible();
  await look("share");
  await open(tour, new URL(url).pathname);
  await look("shared");
}

/** Starts a test of one word, by its place in the dictionary. */
async function start(
  tour: Tour,
  reader: Reader,
  { dictionaryId, word }: { dictionaryId: string; word: number },
): Promise<void> {
  await reader.send("POST", "/tester", { dictionaryId, range: { from: word, to: word } });
  await open(tour, "/testing");
}

async function reply(page: Page, answer: string): Promise<void> {
  const field = page.getByRole("main").getByRole("textbox");
  await field.fill(answer);
  await Promise.all([page.waitForResponse(/\/api\/testing$/), field.press("Enter")]);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toBeVisible();
}

/** Opens a page and waits until it has settled. */
async function open({ page, language }: Tour, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.waitForLoadState("networkidle");
}

/** Its code comes when it first opens; what is done before that is done to the page. */
const expectDialog = (page: Page): Promise<void> =>
  expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();

const submit = (page: Page): Promise<void> => page.locator("main [type=submit]").first().click();

function wordOf(line: string): { term: string; definitions: string[] } {
  const [term = "", definitions = ""] = line.split(" = ");
  return { term, definitions: definitions.split(", ") };
}
