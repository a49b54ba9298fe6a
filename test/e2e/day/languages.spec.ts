import type { ReviewQueue } from "../../../shared/api/reviews.ts";
import { tabTo } from "../keys.ts";
import { signIn } from "../reader.ts";
import { expect, expectAccessible, expectContrast, test } from "../test.ts";
import { learned, lines } from "./day-steps.ts";

const GERMAN = { name: "Deutsch im Alltag", termsLanguage: "de", definitionsLanguage: "en" };
const POLISH = { name: "Polski dla mnie", termsLanguage: "pl", definitionsLanguage: "en" };
const CODES = { de: "German", pl: "Polish" };

for (const viewport of [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("two languages: the order of new words is shown, and its settings open where it stands", async ({
      page,
      product,
    }) => {
      const reader = await signIn(page, product);
      await reader.dictionary(GERMAN, lines("Wort", 20));
      const polish = await reader.dictionary(POLISH, lines("Słowo", 20));
      const main = page.getByRole("main");
      await page.goto("/today");
      await expect(main.getByText("New words come in turn, one from each dictionary:")).toBeVisible();
      const { items } = await reader.send<ReviewQueue>("GET", "/review/queue");
      const order = items.map(({ promptLanguage }) => CODES[promptLanguage as "de" | "pl"]);
      expect(order.slice(0, 4)).toEqual(["German", "Polish", "German", "Polish"]);
      await expect(main.getByRole("img", { name: order.join(", ") })).toBeVisible();
      await expectAccessible(page);

      const from = main.getByRole("button", {
        name: "New words from: Deutsch im Alltag and Polski dla mnie",
      });
      await tabTo(page, from);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Learning" });
      await expect(dialog.getByLabel("Minutes a day")).toBeFocused();
      await expectAccessible(page);
      const own = dialog.getByRole("combobox", { name: /Polski dla mnie/ });
      await expect(own).toHaveValue("");
      await own.selectOption("None for now");
      await expect
        .poll(() => reader.send<{ newPerDay: number | null }>("GET", `/dictionaries/${polish}`))
        .toMatchObject({ newPerDay: 0 });
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      const fewer = main.getByRole("button", { name: "New words from: Deutsch im Alltag", exact: true });
      await expect(fewer).toBeFocused();
      await expect(main.getByText("New words come in turn")).toHaveCount(0);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectContrast(page);
    });
  });

test("when nothing is due and when all is done, the settings of learning are there too, also for guests", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product, { role: "guest" });
  await page.goto("/today");
  await page.getByRole("button", { name: "Minutes and new words" }).click();
  await page.getByRole("dialog").getByLabel("New words a day").selectOption("3");
  await expect
    .poll(async () => (await reader.send<{ review: object }>("GET", "/users/me")).review)
    .toMatchObject({ newPerDay: 3 });

  const id = await reader.dictionary(GERMAN, lines("Wort", 3));
  await learned(reader, id, [0]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Done for today." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Minutes and new words" })).toBeVisible();
});
