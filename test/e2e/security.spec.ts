import { SCREENS } from "../../shared/screens.ts";
import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

/** The language, and what an answer of a passkey is bound to. */
const OF_VISITORS = ["__Host-i18next", "__Host-passkey"];

test("a password is masked until it is to be seen, may be pasted, and is filled in by its manager", async ({
  page,
}) => {
  for (const [path, autocomplete] of [
    ["/auth/login", "current-password"],
    ["/auth/signup", "new-password"],
  ] as const) {
    await page.goto(path);
    const password = page.getByLabel("Password", { exact: true });
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveAttribute("autocomplete", autocomplete);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("Correct7Horse"));
    await password.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(password).toHaveValue("Correct7Horse");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  }
});

test("no page begins a session by being opened, and the language's cookie goes to this host alone", async ({
  page,
}) => {
  for (const path of ["/", "/auth", "/auth/login", "/auth/signup", "/auth/guest", "/menu", "/try"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const cookies = await page.context().cookies();
    const names = cookies.map(({ name }) => name).filter((name) => !OF_VISITORS.includes(name));
    expect([path, names]).toEqual([path, []]);
  }
  const [language] = (await page.context().cookies()).filter(({ name }) => name === "__Host-i18next");
  expect(language).toMatchObject({ secure: true, sameSite: "Lax", path: "/" });
  await page.goto("/auth/guest");
  await page.getByRole("button", { name: "Enter as a Guest" }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain("__Host-session");
});

test("the way to log out is in sight on every screen of somebody who is logged in", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product);
  const id = await reader.dictionary({ name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" }, [
    "Haus = house",
  ]);
  const screens = Object.values(SCREENS).filter(({ access }) => access === "accepted");
  expect(screens.length).toBeGreaterThan(15);
  for (const { path } of screens) {
    await page.goto(path.replace(":dictionaryId", id));
    await expect(page.getByRole("button", { name: "Account" }), path).toBeVisible();
  }
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
});
