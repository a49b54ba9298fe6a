import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import { Loaded } from "../../lib/loaded.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { Loading } from "../../ui/loading.tsx";
import { useCurrentTest } from "./current-test.ts";
import { NoReport } from "./no-report.tsx";
import { TestReport } from "./test-report.tsx";

/** The report of the last test (spec §2, `/testing/finish`). */
export function ReportPage(): ReactNode {
  const { t } = useTranslation();
  const query = useCurrentTest();
  usePageTitle(t("testing.report.title"));
  const loading = <Loading label={t("common.loading")} />;
  return (
    <Loaded query={query} loading={loading}>
      {({ test, report }) => {
        if (report) return <TestReport report={report} />;
        // The last answer came a moment ago: what is known of the test is behind the server.
        if (query.isFetching) return loading;
        return test ? <Navigate to={paths.testing} replace /> : <NoReport />;
      }}
    </Loaded>
  );
}
