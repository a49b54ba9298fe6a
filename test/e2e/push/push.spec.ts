import type { Page } from "@playwright/test";
import { v7 as uuidv7 } from "uuid";

import { strings as review } from "../../../web/locales/en/review.ts";
import { users } from "../../../web/locales/en/users.ts";
import { startPush, type PushStandIn } from "../../stand-ins/push.ts";
import { withWorker } from "../offline-steps.ts";
import type { Product } from "../product.ts";
import { answerRight, expectSent, signInToLearn, type Learner } from "../reviews-steps.ts";
import { expect, expectAccessible, expectContrast, test } from "../test.ts";
import { deliver, subscribesAt } from "./push-steps.ts";

test.use({ serviceWorkers: "allow" });

const { reminder } = users;
const DAY_MS = 86_400_000;

let service: PushStandIn;
test.beforeAll(async () => {
  service = await startPush();
});
test.afterAll(() => service.close());

const offer = (page: Page) => page.getByRole("region", { name: reminder.offer.title });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const way = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

interface Kept {
  review: { reminderAt: number | null; remindBy: "mail" | "push" };
}
const kept = async ({ send }: Learner): Promise<Kept["review"]> =>
  (await send<Kept>("GET", "/users/me")).review;

/** Somebody with one word, who reviewed it on that many days before today, and does so today. */
async function learnedFor(page: Page, product: Product, days: number, language = "en"): Promise<Learner> {
  const learner = await signInToLearn(page, product, { role: "user", words: { Haus: ["house"] }, language });
  const { words } = await learner.send<{ words: { id: string }[] }>(
    "GET",
    `/dictionaries/${learner.dictionaryId}`,
  );
  const before = Array.from({ length: days }, (_, at) => ({
    id: uuidv7(),
    wordId: words[0]?.id,
    direction: "forward",
    at: new Date(Date.now() - (days - at) * 20 * DAY_MS).toISOString(),
    grade: at === 0 ? "good" : "again",
    outcome: null,
    given: [],
    milliseconds: 4000,
  }));
  await learner.send("POST", "/reviews", { reviews: before, source: "device" });
  return learner;
}

async function reviewToday(page: Page): Promise<void> {
  await page.goto("/today/review");
  await answerRight(page, { Haus: ["house"] });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(review.today.done);
  await expectSent(page);
}

test("at the end of the third day Today asks, and from then on the device tells of due words", async ({
  page,
  product,
}) => {
  const learner = await learnedFor(page, product, 2);
  const browser = await subscribesAt(page, service, learner);
  await withWorker(page, "/today");
  await reviewToday(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  await press(page, reminder.offer.yes);
  const told = page.getByText("You’ll be reminded on this device");
  await expect(told).toBeFocused();
  expect(await kept(learner)).toMatchObject({ reminderAt: 8, remindBy: "push" });

  await product.sql(
    `UPDATE card_memory SET due_on = '2020-01-01' WHERE user_id IN
    (SELECT user_id FROM push_subscriptions WHERE endpoint = $1)`,
    [browser.subscription.endpoint],
  );
  await product.sql(
    `UPDATE reminders SET next_at = now() WHERE user_id IN
      (SELECT user_id FROM push_subscriptions WHERE endpoint = $1)`,
    [browser.subscription.endpoint],
  );
  await expect.poll(() => browser.received.map(({ text }) => text)).toEqual(["1"]);
  expect(browser.refused).toEqual([]);
  expect(await deliver(page, browser.received[0]?.text ?? "")).toEqual([
    { title: "1 word is due today.", lang: "en" },
  ]);
});

test("nobody is asked before the third day, and nobody twice after a no", async ({ page, product }) => {
  const learner = await learnedFor(page, product, 1);
  await subscribesAt(page, service, learner);
  await withWorker(page, "/today");
  const loaded = page.waitForResponse(/offer-reminder/);
  await reviewToday(page);
  await loaded;
  await expect(page.getByText(review.today.nextDays)).toBeVisible();
  await expect(offer(page)).toBeHidden();

  await product.sql(
    `INSERT INTO reviews (user_id, id, word_id, dictionary_id, direction, at, grade, milliseconds, source, given)
    SELECT user_id, gen_random_uuid(), word_id, dictionary_id, direction, at - interval '3 days', grade, milliseconds, source, given
    FROM reviews WHERE dictionary_id = $1 LIMIT 1`,
    [learner.dictionaryId],
  );
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: reminder.offer.no }).focus();
  await page.keyboard.press("Enter");
  await expect(offer(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText(review.today.nextDays)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await kept(learner)).toMatchObject({ reminderAt: null });
});

test("the settings choose between none, mail and this device, list devices and remove them, by keyboard", async ({
  page,
  product,
}) => {
  const learner = await learnedFor(page, product, 0);
  const browser = await subscribesAt(page, service, learner);
  await withWorker(page, "/user/edit");
  await expect(way(page, reminder.none)).toBeChecked();
  await way(page, reminder.none).focus();
  await page.keyboard.press("ArrowRight");
  await expect(way(page, reminder.mail)).toBeChecked();
  await expect.poll(() => kept(learner)).toMatchObject({ reminderAt: 8, remindBy: "mail" });
  await page.keyboard.press("ArrowRight");
  await expect(way(page, reminder.push)).toBeChecked();
  await expect.poll(() => kept(learner)).toMatchObject({ reminderAt: 8, remindBy: "push" });
  const devices = page.getByRole("list", { name: reminder.devices });
  await expect(devices.getByRole("listitem")).toContainText([reminder.here]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectContrast(page);
  }
  await expectAccessible(page);
  await page.reload();
  await expect(devices.getByRole("listitem")).toContainText([reminder.here]);

  // A session that was replaced takes its device along; the browser brings it back by itself.
  await product.sql("DELETE FROM push_subscriptions WHERE endpoint = $1", [browser.subscription.endpoint]);
  await page.reload();
  await expect(devices.getByRole("listitem")).toContainText([reminder.here]);

  await devices.getByRole("button").click();
  await expect(page.getByText(reminder.noDevice)).toBeVisible();
  await page.reload();
  await expect(page.getByText(reminder.noDevice)).toBeVisible();
  await press(page, reminder.allowHere);
  await expect(devices.getByRole("listitem")).toContainText([reminder.here]);
  await way(page, reminder.none).click();
  await expect(devices).toBeHidden();
  await expect.poll(() => kept(learner)).toMatchObject({ reminderAt: null });
});

test("a browser that refuses, or has no messages, is told of in words, and nothing changes", async ({
  page,
  product,
}) => {
  const learner = await learnedFor(page, product, 0);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await page.goto("/user/edit");
  await way(page, reminder.push).click();
  await expect(
    page.getByRole("region", { name: review.today.settings.title }).getByRole("alert"),
  ).toContainText(reminder.problems.denied);
  await expect(way(page, reminder.none)).toBeChecked();
  await expectAccessible(page);

  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await page.reload();
  await way(page, reminder.push).click();
  await expect(
    page.getByRole("region", { name: review.today.settings.title }).getByRole("alert"),
  ).toContainText(reminder.problems.unsupported);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)" }),
  );
  await page.reload();
  await way(page, reminder.push).click();
  await expect(
    page.getByRole("region", { name: review.today.settings.title }).getByRole("alert"),
  ).toContainText("Add to Home Screen");
  expect(await kept(learner)).toMatchObject({ reminderAt: null, remindBy: "mail" });
});

test("the device says it in the person's language and their plural, also without a network", async ({
  page,
  context,
  product,
}) => {
  await signInToLearn(page, product, { role: "user", language: "uk" });
  await withWorker(page, "/today");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/api/users/me")) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  expect(await deliver(page, "22")).toEqual([{ title: "На сьогодні 22 слова.", lang: "uk" }]);
  expect(await deliver(page, "5")).toEqual([{ title: "На сьогодні 5 слів.", lang: "uk" }]);
});
