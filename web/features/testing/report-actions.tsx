import { Printer, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Report } from "../../../shared/api/testing.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Row } from "../../ui/row.tsx";
import { startedSetup } from "./started-setup.ts";
import { useStart } from "./use-start.ts";
import { useTestsLeft } from "./use-tests-left.ts";

/** What comes after a test: the same words again, or others. */
export function ReportActions({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  const start = useStart();
  const { left } = useTestsLeft();
  const same = startedSetup(report.dictionaryId);
  const blocked = left === 0 ? t("testing.setup.blocked") : undefined;
  return (
    <Row>
      {same && (
        <Button
          big
          icon={<RotateCcw />}
          pending={start.isPending}
          disabledReason={blocked}
          onClick={() => start.mutate(same)}
        >
          {t("testing.report.again")}
        </Button>
      )}
      <ButtonLink to={paths.newTest(report.dictionaryId)} big>
        {t("testing.report.newTest")}
      </ButtonLink>
      <Button variant="quiet" big icon={<Printer />} onClick={() => print()}>
        {t("testing.report.print")}
      </Button>
    </Row>
  );
}
