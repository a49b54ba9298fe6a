import { signIn } from "./reader.ts";
import { expect, expectAccessible, test } from "./test.ts";

const LOOKS = [
  { language: "en", width: 390, colorScheme: "dark" },
  { language: "de", width: 1280, colorScheme: "dark" },
  { language: "uk", width: 390, colorScheme: "light" },
  { language: "pl", width: 320, colorScheme: "light" },
] as const;

for (const { language, width, colorScheme } of LOOKS) {
  test(`every screen holds at ${width} px, ${colorScheme}, in ${language}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const reader = await signIn(page, product, { language });
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
    ];
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([screen, overflow]).toEqual([screen, 0]);
    }
    await page.goto(`/dictionaries/${id}/bring`);
    await page.locator("textarea").fill("水 = ماء\n耐える = ثبت\nx");
    await expect(page.getByRole("region").getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
  });
}
