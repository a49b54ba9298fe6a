import { withCatchingStrings, withReviewStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  EditUserPage: () => withCatchingStrings(withReviewStrings(import("./edit-user-page.tsx"))),
  CatchingPage: () => withCatchingStrings(import("./catching/catching-page.tsx")),
});
