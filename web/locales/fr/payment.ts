import type { Localized } from "../../../shared/plurals.ts";
import type { payment as English } from "../en/payment.ts";

export const payment = {
  subscription: "Abonnement",
  upgrade: "Passer à l’offre supérieure",
} satisfies Localized<typeof English, "fr">;
