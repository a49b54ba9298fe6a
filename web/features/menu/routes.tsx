import { withReviewStrings } from "../../lib/i18n.ts";
import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/menu",
    access: "accepted",
    element: lazyScreen(async () => (await withReviewStrings(import("./menu-page.tsx"))).MenuPage),
  },
];
