import { withSharingStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({ SharedPage: () => withSharingStrings(import("./shared-page.tsx")) });
