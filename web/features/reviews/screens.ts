import { withReviewStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  TodayPage: () => withReviewStrings(import("./today/today-page.tsx")),
  SessionPage: () => withReviewStrings(import("./session/session-page.tsx")),
  SessionHeader: () => withReviewStrings(import("./session/session-header.tsx")),
  ProgressPage: () => withReviewStrings(import("./progress/progress-page.tsx")),
});
