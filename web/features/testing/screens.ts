import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  SetupPage: () => import("./setup/setup-page.tsx"),
  QuestionPage: () => import("./question/question-page.tsx"),
  CheckPage: () => import("./question/check-page.tsx"),
  SkipPage: () => import("./question/skip-page.tsx"),
  TestHeader: () => import("./question/test-header.tsx"),
  ReportPage: () => import("./report/report-page.tsx"),
});
