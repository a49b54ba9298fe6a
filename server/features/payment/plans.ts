import type { Plan } from "../../../shared/api/payment.ts";
import { PREMIUM_PRICE } from "../../../shared/limits.ts";

/** The plans of spec §3; without a product Premium is shown but cannot be bought here. */
export const plansOf = (premiumProduct: string | null): Plan[] => [
  { name: "Free", price: 0, currency: "usd", interval: "month", productId: null },
  { name: "Premium", price: PREMIUM_PRICE, currency: "usd", interval: "month", productId: premiumProduct },
];
