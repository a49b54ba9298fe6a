import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({ LandingPage: () => import("./landing-page.tsx") });
