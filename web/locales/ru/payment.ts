import type { Localized } from "../../../shared/plurals.ts";
import type { payment as English } from "../en/payment.ts";

export const payment = {
  subscription: "Подписка",
  upgrade: "Расширить возможности",
} satisfies Localized<typeof English, "ru">;
