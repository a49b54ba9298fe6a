import { withStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  TodayPage: () => withStrings(import("./today/today-page.tsx"), "review"),
  SessionPage: () => withStrings(import("./session/session-page.tsx"), "review", "card", "hints"),
  SessionHeader: () => withStrings(import("./session/session-header.tsx"), "review"),
  PracticePage: () => withStrings(import("./practice/practice-page.tsx"), "selecting", "hints"),
  PracticeHeader: () => withStrings(import("./practice/practice-page.tsx"), "selecting"),
  ProgressPage: () =>
    withStrings(import("./progress/progress-page.tsx"), "review", "learning", "selecting", "resting"),
});
