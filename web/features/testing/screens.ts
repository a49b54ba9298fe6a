import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  SetupPage: () => import("./setup/setup-page.tsx"),
  QuestionPage: () => import("./question/question-page.tsx"),
  TestHeader: () => import("./question/test-header.tsx"),
  ReportPage: () => import("./report/report-page.tsx"),
});
