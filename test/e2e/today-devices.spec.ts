import type { Browser, BrowserContext, Page } from "@playwright/test";

import { common } from "../../web/locales/en/common.ts";
import { comeBackTo } from "./come-back.ts";
import { chooseItem } from "./menus.ts";
import { kill, readyForOffline } from "./offline-steps.ts";
import { answerRight, expectSent, next, signInToLearn, term, type, WORDS } from "./reviews-steps.ts";
import { expect, expectAccessible, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

test("a review goes on without a network and after its tab was killed, and nothing of it is lost", async ({
  page,
  context,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await readyForOffline(page, learner.dictionaryId);
  await page.goto("/today/review");
  expect(await answerRight(page)).toBe("aushalten");
  await expectSent(page);

  await context.setOffline(true);
  expect(await answerRight(page)).toBe("Haus");
  await term(page);
  await type(page, "wrong");
  await expect(page.getByRole("main")).toContainText("Comes again after 2 other words");
  await kill(page);

  const second = await context.newPage();
  await second.goto("/today");
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("3 words due today");
  await expect(second.getByText("Your answers are kept here")).toBeVisible();
  await expectAccessible(second);
  await second.getByRole("link", { name: "Continue review" }).click();
  const asked = [await answerRight(second), await answerRight(second), await answerRight(second)];
  expect(asked).toEqual(["Gemüt", "Baum", "Wortschatz"]);
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Done for today.");
  expect(await learner.log()).toHaveLength(1);

  await context.setOffline(false);
  await expectSent(second);
  const log = await learner.log();
  expect(log.map(({ grade, given }) => [grade, given.join()])).toEqual([
    ["good", "endure,bear"],
    ["good", "house"],
    ["again", "wrong"],
    ["good", "mind"],
    ["good", "tree"],
    ["good", "vocabulary"],
  ]);
  expect(await learner.summary()).toMatchObject({ due: 0, new: 0, doneToday: 6 });
});

test("what was answered without a network is sent from any screen, also by the next visit", async ({
  page,
  context,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await readyForOffline(page, learner.dictionaryId);
  await page.goto("/today/review");
  await term(page);
  await context.setOffline(true);
  await answerRight(page);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto("/dictionaries");
  await expectSent(later);
  expect(await learner.log()).toHaveLength(1);
});

test("what was answered without a network is sent once there is one, also with no page open", async ({
  page,
  context,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await readyForOffline(page, learner.dictionaryId);
  await page.goto("/today/review");
  await term(page);
  await context.setOffline(true);
  await answerRight(page);
  await answerRight(page);
  await page.close();
  await context.setOffline(false);
  const { id } = await learner.send<{ id: string }>("GET", "/users/me");
  await wakeWorker(context, product.url, `reviews:${id}`);
  await expect.poll(async () => (await learner.log()).length).toBe(2);
  const later = await context.newPage();
  await later.goto("/today");
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("3 new words today");
  await expectSent(later);
  expect(await learner.log()).toHaveLength(2);
});

test("what a page was sending when it was closed is sent without it", async ({ page, context, product }) => {
  const registered: string[] = [];
  await page.exposeFunction("tellSync", (tag: string) => registered.push(tag));
  // Background sync, which the browser grants no private window.
  await page.addInitScript("SyncManager.prototype.register = (tag) => tellSync(tag)");
  const learner = await signInToLearn(page, product);
  await readyForOffline(page, learner.dictionaryId);
  // The network is there, but the answer does not come.
  await page.route("**/api/reviews", () => {});
  await page.goto("/today/review");
  await answerRight(page);
  await expect.poll(() => registered).toHaveLength(1);
  await page.close();
  await wakeWorker(context, product.url, registered.join());
  await expect.poll(async () => (await learner.log()).length).toBe(1);
});

test("what somebody answered is not sent for the next person, and arrives when they are signed in again", async ({
  page,
  context,
  product,
}) => {
  const anna = await signInToLearn(page, product);
  const session = await context.cookies();
  await page.goto("/today/review");
  await page.route("**/api/reviews", (route) => route.abort());
  await answerRight(page);

  const tab = await context.newPage();
  await context.clearCookies();
  const boris = await signInToLearn(tab, product);
  await tab.goto("/today");
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("5 new words today");
  await tab.goto("/today/review");
  await term(tab);
  const answer = page.waitForResponse("**/api/reviews");
  await page.unroute("**/api/reviews");
  await comeBackTo(page);
  await (await answer).finished();
  expect(await boris.log()).toEqual([]);

  await page.close();
  await context.clearCookies();
  await context.addCookies(session);
  await tab.goto("/dictionaries");
  await expectSent(tab);
  expect(await anna.log()).toMatchObject([{ grade: "good", given: WORDS["aushalten"] }]);
});

test("another device goes on where this one stopped", async ({ page, context, browser, product }) => {
  const learner = await signInToLearn(page, product);
  const other = await secondDevice(context, browser, product.url);
  await page.goto("/today/review");
  await other.goto("/today/review");
  expect(await term(other)).toBe("aushalten");
  await answerRight(page);
  await answerRight(page);
  await expectSent(page);
  await comeBackTo(other);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Wortschatz");
  await answerRight(other);
  await expectSent(other);
  await comeBackTo(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gemüt");
  expect(await learner.log()).toHaveLength(3);
  await other.context().close();
});

test("two tabs ask a card once", async ({ page, context, product }) => {
  const learner = await signInToLearn(page, product);
  // The first page would send it after its queue came, and for an hour of the day the two tabs would have different days.
  await learner.send("PATCH", "/users/me", { review: { timeZone: "Europe/Berlin" } });
  await page.goto("/today/review");
  const tab = await context.newPage();
  await tab.goto("/today/review");
  await answerRight(page);
  await expectSent(page);
  await comeBackTo(tab);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Haus");
  await answerRight(tab);
  await answerRight(tab);
  // This page still asks the first card that the other tab has answered, but not the second one.
  await answerRight(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gemüt");
  await expectSent(page);
  await expectSent(tab);
  expect(new Set((await learner.log()).map(({ wordId }) => wordId)).size).toBe(3);
});

test("a clock that is an hour ahead loses nothing", async ({ page, product }) => {
  const learner = await signInToLearn(page, product);
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await page.goto("/today/review");
  await answerRight(page);
  await expectSent(page);
  const [review] = await learner.log();
  expect(Math.abs(Date.parse(review?.at ?? "") - Date.now())).toBeLessThan(300_000);
});

test("a browser whose database takes no more, or is closed by it, loses no review", async ({
  page,
  product,
}) => {
  const learner = await signInToLearn(page, product);
  await page.goto("/today/review");
  await term(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await type(page, "nothing");
  await next(page).click();
  await expectSent(page);
  expect(await learner.log()).toHaveLength(1);

  expect(await term(page)).toBe("Haus");
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...asked) {
      IDBDatabase.prototype.transaction = transaction;
      this.close();
      return transaction.apply(this, asked);
    };
  });
  await answerRight(page);
  await expectSent(page);
  expect(await learner.log()).toHaveLength(2);
  expect(await term(page)).toBe("Wortschatz");
  expect(await storedReviews(page)).toBe(2);
});

/** The number of reviews in the device's database. */
const storedReviews = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("reviews");
        opening.addEventListener("error", reject);
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("reviews").objectStore("reviews").count();
          counting.addEventListener("error", reject);
          counting.addEventListener("success", () => resolve(counting.result));
        });
      }),
  );

test("logging out sends first what was not sent yet", async ({ page, product }) => {
  const learner = await signInToLearn(page, product);
  const { id } = await learner.send<{ id: string }>("GET", "/users/me");
  await page.goto("/today/review");
  await page.route("**/api/reviews", (route) => route.abort());
  await answerRight(page);
  await page.goto("/menu");
  await page.getByRole("button", { name: common.account }).click();
  const logOut = page.getByRole("menuitem", { name: common.logOut });
  await expect(logOut).toBeVisible();
  await page.unroute("**/api/reviews");
  await logOut.click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await product.sql("SELECT grade FROM reviews WHERE user_id = $1", [id])).toHaveLength(1);
});

test("after logging out nothing of the review stays on the device", async ({ page, context, product }) => {
  await signInToLearn(page, product);
  await page.goto("/today/review");
  await answerRight(page);
  await expectSent(page);
  expect(await databases(page)).toContain("reviews");
  await page.goto("/today");
  await page.getByRole("button", { name: common.account }).click();
  await chooseItem(page, common.logOut);
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => databases(page)).not.toContain("reviews");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("reviews.unsent");
  await context.close();
});

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** A page with the same session on a separate device. */
async function secondDevice(context: BrowserContext, browser: Browser, baseURL: string): Promise<Page> {
  const { cookies } = await context.storageState();
  const device = await browser.newContext({ baseURL, storageState: { cookies, origins: [] } });
  return device.newPage();
}

/**
 * Sends the background sync event of a browser that is online again; by command, because private windows get no
 * background sync.
 */
async function wakeWorker(context: BrowserContext, origin: string, tag: string): Promise<void> {
  const session = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const sync = { origin, registrationId, tag, lastChance: false };
  await session.send("ServiceWorker.dispatchSyncEvent", sync);
}
