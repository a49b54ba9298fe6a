import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/auth",
    access: "anonymous",
    layout: "card",
    title: (t) => t("auth.menu.title"),
    element: lazyScreen(async () => (await import("./auth-menu-page.tsx")).AuthMenuPage),
  },
  {
    path: "/auth/signup",
    access: "anonymous",
    layout: "card",
    title: (t) => t("auth.signUp.title"),
    element: lazyScreen(async () => (await import("./sign-up-page.tsx")).SignUpPage),
  },
  {
    path: "/auth/login",
    access: "anonymous",
    layout: "card",
    title: (t) => t("auth.logIn.title"),
    element: lazyScreen(async () => (await import("./log-in-page.tsx")).LogInPage),
  },
  {
    path: "/auth/login/code",
    access: "anonymous",
    layout: "card",
    element: lazyScreen(async () => (await import("./second-step-page.tsx")).SecondStepPage),
  },
  {
    path: "/auth/guest",
    access: "anonymous",
    layout: "card",
    title: (t) => t("auth.guest.title"),
    element: lazyScreen(async () => (await import("./guest-page.tsx")).GuestPage),
  },
  // For the signed in too: who logs in with Google sets a password in the same way as who forgot theirs.
  {
    path: "/auth/forgetPassword",
    access: "public",
    layout: "card",
    element: lazyScreen(async () => (await import("./restore-page.tsx")).RestorePage),
  },
  {
    path: "/auth/forgetPassword/code",
    access: "public",
    layout: "card",
    element: lazyScreen(async () => (await import("./restore-code-page.tsx")).RestoreCodePage),
  },
  {
    path: "/auth/forgetPassword/password",
    access: "public",
    layout: "card",
    element: lazyScreen(async () => (await import("./new-password-page.tsx")).NewPasswordPage),
  },
  {
    path: "/verify",
    access: "signed-in",
    layout: "card",
    element: lazyScreen(async () => (await import("./verify-page.tsx")).VerifyPage),
  },
  {
    path: "/accept-policy",
    access: "verified",
    layout: "card",
    element: lazyScreen(async () => (await import("./accept-policy-page.tsx")).AcceptPolicyPage),
  },
];
