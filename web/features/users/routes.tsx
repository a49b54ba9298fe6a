import { withCatchingStrings, withReviewStrings } from "../../lib/i18n.ts";
import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/user/edit",
    // Who does not accept the policies may still take their data and leave.
    access: "verified",
    roles: ["user", "premium", "developer", "friend"],
    element: lazyScreen(
      async () => (await withCatchingStrings(withReviewStrings(import("./edit-user-page.tsx")))).EditUserPage,
    ),
  },
  {
    path: "/user/catching",
    access: "accepted",
    element: lazyScreen(
      async () => (await withCatchingStrings(import("./catching/catching-page.tsx"))).CatchingPage,
    ),
  },
];
