import { withPaymentStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  PlansPage: () => withPaymentStrings(import("./plans-page.tsx")),
  SubscriptionPage: () => withPaymentStrings(import("./subscription-page.tsx")),
  PaidPage: () => withPaymentStrings(import("./paid-page.tsx")),
  NotPaidPage: () => withPaymentStrings(import("./not-paid-page.tsx")),
});
