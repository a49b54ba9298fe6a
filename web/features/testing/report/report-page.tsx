import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";

import { useCurrentTest } from "../../../lib/current-test.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { useReport } from "../reports.ts";
import { NoReport } from "./no-report.tsx";
import { TestReport } from "./test-report.tsx";

/** The report of the last test, or with `?report=` a kept one (spec §2, `/testing/finish`). */
export function ReportPage(): ReactNode {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get("report");
  usePageTitle(t("testing.report.title"));
  return id ? <StoredReport id={id} /> : <LastReport />;
}

function StoredReport({ id }: { id: string }): ReactNode {
  return <Loaded query={useReport(id)}>{(report) => <TestReport report={report} />}</Loaded>;
}

function LastReport(): ReactNode {
  const { t } = useTranslation();
  const query = useCurrentTest();
  const loading = <Loading label={t("common.loading")} />;
  return (
    <Loaded query={query} loading={loading}>
      {({ test, report }) => {
        if (report) return <TestReport report={report} />;
        // The last answer was a moment ago: cached data of the test is older than the server's.
        if (query.isFetching) return loading;
        return test ? <Navigate to={paths.testing} replace /> : <NoReport />;
      }}
    </Loaded>
  );
}
