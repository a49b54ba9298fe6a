import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  AuthMenuPage: () => import("./auth-menu-page.tsx"),
  SignUpPage: () => import("./sign-up-page.tsx"),
  LogInPage: () => import("./log-in-page.tsx"),
  SecondStepPage: () => import("./second-step-page.tsx"),
  GuestPage: () => import("./guest-page.tsx"),
  RestorePage: () => import("./restore-page.tsx"),
  RestoreCodePage: () => import("./restore-code-page.tsx"),
  NewPasswordPage: () => import("./new-password-page.tsx"),
  VerifyPage: () => import("./verify-page.tsx"),
  AcceptPolicyPage: () => import("./accept-policy-page.tsx"),
});
