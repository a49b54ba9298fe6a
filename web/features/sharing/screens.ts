import { withStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({ SharedPage: () => withStrings(import("./shared-page.tsx"), "sharing") });
