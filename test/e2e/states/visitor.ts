import { loseSession } from "../reader.ts";
import { expect } from "../test.ts";
import { TEXTS, type Tour, open, submit, expectDialog } from "./tour.ts";

/** Every screen for those who are not signed in, and those on the way in. */
export async function visitor(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { auth, common } = TEXTS[language];
  for (const [state, path] of [
    ["landing", "/"],
    ["about", "/about"],
    ["support", "/support"],
    ["policy", `/policy/${language}`],
    ["policy-cookie", `/policy/cookie/${language}`],
    ["policy-privacy", `/policy/privacy/${language}`],
    ["policy-terms", `/policy/terms-of-use/${language}`],
    ["not-found", "/nothing"],
    ["shared-no-more", "/shared/nothing"],
    ["auth", "/auth"],
    ["guest", "/auth/guest"],
    ["log-in", "/auth/login"],
    ["log-in-second-step", "/auth/login/code"],
    ["sign-up", "/auth/signup"],
  ] as const) {
    await open(tour, `${path}?lng=${language}`);
    await look(state);
  }
  await submit(page);
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await look("sign-up-refused");
  await page.getByRole("contentinfo").getByRole("button", { name: common.shortcuts }).click();
  await expectDialog(page);
  await look("keyboard-help");
  await page.keyboard.press("Escape");

  await open(tour, "/auth/forgetPassword");
  await look("forgotten");
  const email = `${language}-${Date.now()}@example.test`;
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await submit(page);
  await expect(page).toHaveURL(/\/code$/);
  await look("restore-code");
  await page.evaluate(
    (flow) => sessionStorage.setItem("restore", flow),
    JSON.stringify({ email, verified: true }),
  );
  await open(tour, "/auth/forgetPassword/password");
  await look("new-password");

  const data = { email, password: "Correct7Horse", interfaceLanguage: language };
  expect((await page.request.post(`${product.url}/api/auth/signup`, { data })).ok()).toBe(true);
  await open(tour, "/verify");
  await look("verify");
  await loseSession(page, /session/);
  await page.request.post(`${product.url}/api/auth/guest`, { data: { interfaceLanguage: language } });
  await open(tour, "/accept-policy");
  await look("accept-policy");
  await open(tour, "/try");
  await look("trial");
  await open(tour, "/try?learn=fr");
  await look("trial-question");
  await loseSession(page, /session/);
  await page.evaluate(() => localStorage.setItem("session.last", "2026-01-02T03:04:05.000Z"));
  await open(tour, "/auth");
  await look("farewell");
}
