import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/auth",
    access: "anonymous",
    layout: "card",
    element: lazyScreen(async () => (await import("./auth-menu-page.tsx")).AuthMenuPage),
  },
  {
    path: "/auth/guest",
    access: "anonymous",
    layout: "card",
    element: lazyScreen(async () => (await import("./guest-page.tsx")).GuestPage),
  },
  {
    path: "/accept-policy",
    access: "verified",
    layout: "card",
    element: lazyScreen(async () => (await import("./accept-policy-page.tsx")).AcceptPolicyPage),
  },
];
