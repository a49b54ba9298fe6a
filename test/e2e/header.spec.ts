import { strings as users } from "../../web/locales/en/users.ts";
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

test("a language that could not be saved is taken back", async ({ page, product, complaints }) => {
  await signIn(page, product, { role: "user" });
  await page.goto("/user/edit");
  const choice = page.getByLabel(users.users.language.label);
  await expect(choice).toHaveValue("en");
  await page.route("**/api/users/me", (route) => route.abort());
  await choice.selectOption("uk");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(choice).toHaveValue("en");
  // The browser logs the failed request itself.
  complaints.length = 0;
});
