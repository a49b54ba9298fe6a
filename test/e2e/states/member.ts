import { signIn, type Reader } from "../reader.ts";
import { expect } from "../test.ts";
import { PAYMENT_TEXTS, TEXTS, USERS_TEXTS, type Tour, WORDS, INFO, open, expectDialog } from "./tour.ts";

/** Account, plans and subscription. */
export async function member(tour: Tour): Promise<void> {
  const { page, product, language, look } = tour;
  const { users } = USERS_TEXTS[language];
  const { payment } = PAYMENT_TEXTS[language];
  const reader = await signIn(page, product, { role: "user", language });
  const { id } = await reader.send<{ id: string }>("GET", "/users/me");
  await product.sql("UPDATE users SET expires_at = NULL, email = $2, password_hash = 'none' WHERE id = $1", [
    id,
    `${id}@example.test`,
  ]);
  await product.sql(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, counter, transports, name, last_used_at)
     SELECT $1, gen_random_uuid(), gen_random_uuid()::text::bytea, 'key', 0, '{internal}', name, used
     FROM (VALUES ('MacBook', now()), ('Pixel 9', NULL)) AS kept (name, used)`,
    [id],
  );
  await open(tour, "/user/edit");
  await look("account");
  await page.getByRole("button", { name: users.email.change }).click();
  await expectDialog(page);
  await look("change-email");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: users.password.submit }).click();
  await expectDialog(page);
  await look("change-password");
  await page.keyboard.press("Escape");
  await passkeys(tour);
  await page.getByRole("button", { name: users.leave.submit }).click();
  await expectDialog(page);
  await look("delete-account");
  for (const [state, path] of [
    ["catching", "/user/catching"],
    ["plans", "/plans"],
    ["paying", "/stripe/success"],
    ["not-paid", "/stripe/cancel"],
  ] as const) {
    await open(tour, path);
    await look(state);
  }
  const dictionary = await reader.dictionary(INFO, WORDS);
  await reader.dictionary({ ...INFO, name: "Ще один" });
  await open(tour, "/dictionaries");
  await look("shelf-full-member");
  await open(tour, "/add?text=Auskunft");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await look("add-shared");
  await sharing(tour, reader, dictionary);

  await product.sql("UPDATE users SET role = 'premium' WHERE id = $1", [id]);
  await product.sql(
    `INSERT INTO payment_subscriptions (id, user_id, customer_id, status, current_period_end, cancel_at_period_end, started_at, reading)
     VALUES ($2, $1, 'cus_1', 'active', now() + interval '20 days', false, now(), 1)`,
    [id, `sub_${id}`],
  );
  await open(tour, "/subscription");
  await look("subscription");
  await page.getByRole("button", { name: payment.cancel.later.button, exact: true }).click();
  await expectDialog(page);
  await look("cancel-subscription");
  await product.sql("UPDATE payment_subscriptions SET cancel_at_period_end = true WHERE user_id = $1", [id]);
  await open(tour, "/subscription");
  await look("subscription-ending");
  await open(tour, "/menu");
  await page.getByRole("banner").getByRole("button").last().click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("premium-menu");
}

/** On the settings of somebody with a password and two passkeys. */
async function passkeys({ page, product, language, look }: Tour): Promise<void> {
  const { users } = USERS_TEXTS[language];
  const press = (name: string): Promise<void> =>
    page.getByRole("button", { name, exact: true }).first().click();
  await press(users.passkeys.removeNamed.replace("{{name}}", "Pixel 9"));
  await expectDialog(page);
  await look("remove-passkey");
  await page.keyboard.press("Escape");
  await press(users.password.remove);
  await expectDialog(page);
  await look("remove-password");
  await page.keyboard.press("Escape");
  await press(users.passkeys.add);
  await expectDialog(page);
  await look("add-passkey");
  await page.getByLabel(users.passkeys.name, { exact: true }).fill("iPhone");
  await product.sql("UPDATE sessions SET created_at = created_at - interval '1 hour', proved_at = NULL");
  await press(users.passkeys.continue);
  await expect(page.getByRole("dialog", { name: users.proof.title })).toBeVisible();
  await look("proof-passkey");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

async function sharing(tour: Tour, reader: Reader, id: string): Promise<void> {
  const { page, language, look } = tour;
  const { url } = await reader.send<{ url: string }>("POST", `/dictionaries/${id}/shares`);
  await open(tour, `/dictionaries/${id}`);
  await page.getByRole("button", { name: TEXTS[language].dictionaries.share }).click();
  await expect(page.getByRole("dialog").getByRole("link")).toBeVisible();
  await look("share");
  await open(tour, new URL(url).pathname);
  await look("shared");
}
