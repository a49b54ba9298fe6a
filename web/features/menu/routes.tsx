import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/menu",
    access: "accepted",
    element: lazyScreen(async () => (await import("./menu-page.tsx")).MenuPage),
  },
];
