import { withSharingStrings } from "../../lib/i18n.ts";
import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/shared/:token",
    access: "public",
    element: lazyScreen(async () => (await withSharingStrings(import("./shared-page.tsx"))).SharedPage),
  },
];
