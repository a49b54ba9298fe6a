import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/try",
    access: "public",
    layout: "bare",
    element: lazyScreen(async () => (await import("./trial-page.tsx")).TrialPage),
  },
];
