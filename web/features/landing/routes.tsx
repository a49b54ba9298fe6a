import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/",
    access: "public",
    layout: "bare",
    element: lazyScreen(async () => (await import("./landing-page.tsx")).LandingPage),
  },
];
