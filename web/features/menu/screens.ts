import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({ MenuPage: () => import("./menu-page.tsx") });
