import { v7 as newId } from "uuid";

import { signIn, type Reader } from "../reader.ts";
import { expect } from "../test.ts";
import { CARD_TEXTS, REVIEW_TEXTS, type Tour, WORDS, INFO, open, wordOf } from "./tour.ts";

const DAY_MS = 86_400_000;

/** Today, its review and progress: the first day, a day after a holiday, and the end of one. */
export async function learner(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { today } = REVIEW_TEXTS[language];
  const { card } = CARD_TEXTS[language];
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
  const tools = page.getByRole("group", { name: card.tools });
  await tools.getByRole("button", { name: card.edit }).click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
  await look("review-edit");
  await page.keyboard.press("Escape");
  await expect(tools.getByRole("button", { name: card.edit })).toBeFocused();
  await look("review-wrong");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("textbox")).toBeFocused();
  await look("review-undone");
  await page.keyboard.press("Enter");
  await tools.getByRole("button", { name: card.rest }).click();
  await expect(page.getByRole("button", { name: card.wake })).toBeFocused();
  await look("review-rest");
  await page.getByRole("button", { name: card.wake }).click();
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
