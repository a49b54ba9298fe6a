import { lazyScreen, type Screen } from "../../lib/screen.tsx";

const header = lazyScreen(async () => (await import("./test-header.tsx")).TestHeader);

export const routes: readonly Screen[] = [
  {
    path: "/createTester",
    access: "accepted",
    title: (t) => t("testing.setup.title"),
    element: lazyScreen(async () => (await import("./setup-page.tsx")).SetupPage),
  },
  {
    path: "/testing",
    access: "accepted",
    layout: "bare",
    header,
    element: lazyScreen(async () => (await import("./question-page.tsx")).QuestionPage),
  },
  {
    path: "/testing/check",
    access: "accepted",
    layout: "bare",
    header,
    element: lazyScreen(async () => (await import("./check-page.tsx")).CheckPage),
  },
  {
    path: "/testing/skip",
    access: "accepted",
    layout: "bare",
    header,
    element: lazyScreen(async () => (await import("./skip-page.tsx")).SkipPage),
  },
  {
    path: "/testing/finish",
    access: "accepted",
    element: lazyScreen(async () => (await import("./report-page.tsx")).ReportPage),
  },
];
