import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({ TrialPage: () => import("./trial-page.tsx") });
