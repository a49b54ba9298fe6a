import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

test("words of other scripts fit on every screen of a narrow phone, among long texts", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const reader = await signIn(page, product, { language: "pl" });
  const id = await reader.dictionary(
    { name: "日本語の言葉", termsLanguage: "ja", definitionsLanguage: "ar" },
    ["耐える = تحمل, صبر", "さくら = كرز", "Arbeitsunfähigkeitsbescheinigung = شهادة"],
  );
  const screens = [
    "/dictionaries",
    "/dictionaries/create",
    `/dictionaries/${id}?sort=term&direction=1`,
    `/dictionaries/${id}/info/edit`,
    `/dictionaries/${id}/words/edit`,
    `/dictionaries/${id}/bring`,
  ];
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    if (screen.endsWith("/bring")) {
      await page.locator("textarea").fill("水 = ماء\n耐える = ثبت\nx");
      await page.getByRole("button", { name: "Podgląd" }).click();
      await expect(page.getByRole("region").getByRole("listitem")).toHaveCount(3);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([screen, overflow]).toEqual([screen, 0]);
  }
});
