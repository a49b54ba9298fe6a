import type { Localized } from "../../../shared/plurals.ts";
import type { payment as English } from "../en/payment.ts";

export const payment = {
  subscription: "Підписка",
  upgrade: "Розширити можливості",
} satisfies Localized<typeof English, "uk">;
