import { withReviewStrings } from "../../lib/i18n.ts";
import { lazyScreen, type Screen } from "../../lib/screen.tsx";

const header = lazyScreen(
  async () => (await withReviewStrings(import("./session/session-header.tsx"))).SessionHeader,
);

export const routes: readonly Screen[] = [
  {
    path: "/today",
    access: "accepted",
    worksOffline: true,
    element: lazyScreen(async () => (await withReviewStrings(import("./today/today-page.tsx"))).TodayPage),
  },
  {
    path: "/today/review",
    access: "accepted",
    layout: "bare",
    worksOffline: true,
    header,
    element: lazyScreen(
      async () => (await withReviewStrings(import("./session/session-page.tsx"))).SessionPage,
    ),
  },
  {
    path: "/progress",
    access: "accepted",
    title: (t) => t("common.progress"),
    element: lazyScreen(
      async () => (await withReviewStrings(import("./progress/progress-page.tsx"))).ProgressPage,
    ),
  },
];
