import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  AboutPage: () => import("./about-page.tsx"),
  SupportPage: () => import("./support-page.tsx"),
  PolicyPage: () => import("./policies/policy-page.tsx"),
});
