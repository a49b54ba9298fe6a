import type { Localized } from "../../../shared/plurals.ts";
import type { payment as English } from "../en/payment.ts";

export const payment = {
  subscription: "Abbonamento",
  upgrade: "Potenzia l’account",
} satisfies Localized<typeof English, "it">;
