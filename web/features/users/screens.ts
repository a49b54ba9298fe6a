import { withStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  EditUserPage: () => withStrings(import("./edit-user-page.tsx"), "users", "catching", "review", "learning"),
  CatchingPage: () => withStrings(import("./catching/catching-page.tsx"), "users", "catching"),
});
