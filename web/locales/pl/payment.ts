import type { Localized } from "../../../shared/plurals.ts";
import type { payment as English } from "../en/payment.ts";

export const payment = {
  subscription: "Subskrypcja",
  upgrade: "Ulepsz konto",
} satisfies Localized<typeof English, "pl">;
