import { answerRight, expectSent, signInToLearn } from "../reviews-steps.ts";
import { expect, expectAccessible, test } from "../test.ts";
import { learned } from "./day-steps.ts";

test("the end of a day says how many words come back only after more than a month", async ({
  page,
  product,
}) => {
  const words = { Haus: ["house"], Baum: ["tree"] };
  const learner = await signInToLearn(page, product, { words });
  await learned(learner, learner.dictionaryId, [35, 33, 30]);
  await page.goto("/today/review");
  await answerRight(page, words);
  await answerRight(page, words);
  await expect(page.getByRole("heading", { name: "Done for today." })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("2 words now won’t come back for more than a month.");
  await expectAccessible(page);
  await expectSent(page);
  const { entries } = await learner.send<{ entries: { id: string }[] }>(
    "GET",
    `/dictionaries/${learner.dictionaryId}/entries`,
  );
  for (const { id } of entries) {
    const { memory } = await learner.send<{ memory: { forward: { interval: number } } }>(
      "GET",
      `/dictionaries/${learner.dictionaryId}/words/${id}`,
    );
    expect(memory.forward.interval).toBeGreaterThan(30);
  }
});
