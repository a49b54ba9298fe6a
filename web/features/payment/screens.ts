import { withStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  PlansPage: () => withStrings(import("./plans-page.tsx"), "payment"),
  SubscriptionPage: () => withStrings(import("./subscription-page.tsx"), "payment"),
  PaidPage: () => withStrings(import("./paid-page.tsx"), "payment"),
  NotPaidPage: () => withStrings(import("./not-paid-page.tsx"), "payment"),
});
