import { withPaymentStrings } from "../../lib/i18n.ts";
import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/plans",
    access: "accepted",
    roles: ["user"],
    element: lazyScreen(async () => (await withPaymentStrings(import("./plans-page.tsx"))).PlansPage),
  },
  {
    // For Premium only (spec §2): the page itself sees to it, so that it can say how a subscription has just ended.
    path: "/subscription",
    access: "accepted",
    element: lazyScreen(
      async () => (await withPaymentStrings(import("./subscription-page.tsx"))).SubscriptionPage,
    ),
  },
  {
    path: "/stripe/success",
    access: "accepted",
    roles: ["user", "premium"],
    layout: "card",
    element: lazyScreen(async () => (await withPaymentStrings(import("./paid-page.tsx"))).PaidPage),
  },
  {
    path: "/stripe/cancel",
    access: "accepted",
    layout: "card",
    element: lazyScreen(async () => (await withPaymentStrings(import("./not-paid-page.tsx"))).NotPaidPage),
  },
];
