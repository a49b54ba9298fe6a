import type { Localized } from "../../../shared/plurals.ts";
import type { payment as English } from "../en/payment.ts";

export const payment = {
  subscription: "Suscripción",
  upgrade: "Mejorar la cuenta",
} satisfies Localized<typeof English, "es">;
