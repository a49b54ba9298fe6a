import { lazyScreen, type Screen } from "../../lib/screen.tsx";

const header = lazyScreen(async () => (await import("./question/test-header.tsx")).TestHeader);

export const routes: readonly Screen[] = [
  {
    path: "/createTester",
    access: "accepted",
    title: (t) => t("testing.setup.title"),
    element: lazyScreen(async () => (await import("./setup/setup-page.tsx")).SetupPage),
  },
  {
    path: "/testing",
    access: "accepted",
    layout: "bare",
    header,
    element: lazyScreen(async () => (await import("./question/question-page.tsx")).QuestionPage),
  },
  {
    path: "/testing/check",
    access: "accepted",
    layout: "bare",
    header,
    element: lazyScreen(async () => (await import("./question/check-page.tsx")).CheckPage),
  },
  {
    path: "/testing/skip",
    access: "accepted",
    layout: "bare",
    header,
    element: lazyScreen(async () => (await import("./question/skip-page.tsx")).SkipPage),
  },
  {
    path: "/testing/finish",
    access: "accepted",
    element: lazyScreen(async () => (await import("./report/report-page.tsx")).ReportPage),
  },
];
