import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

for (const language of ["de", "ru"])
  test(`tabs and account share a line where tabs begin: ${language}`, async ({ page, product }) => {
    await signIn(page, product, { language, role: "premium" });
    await page.goto("/dictionaries");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const header = page.getByRole("banner");
    const account = header.getByRole("button");
    await expect(account).toBeVisible();
    await page.setViewportSize({ width: 768, height: 600 });
    const tabs = header.getByRole("navigation");
    const [beside, menu] = [await tabs.boundingBox(), await account.boundingBox()];
    expect(menu?.y).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0));
    expect(menu?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  });
