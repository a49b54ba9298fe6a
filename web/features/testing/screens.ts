import { withStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  SetupPage: () => withStrings(import("./setup/setup-page.tsx"), "selecting"),
  QuestionPage: () => withStrings(import("./question/question-page.tsx"), "hints"),
  TestHeader: () => import("./question/test-header.tsx"),
  ReportPage: () => withStrings(import("./report/report-page.tsx"), "selecting", "hints"),
});
