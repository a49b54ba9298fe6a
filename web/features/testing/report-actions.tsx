import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Report } from "../../../shared/api/testing.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Row } from "../../ui/row.tsx";

export function ReportActions({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  return (
    <Row>
      <ButtonLink to={paths.newTest(report.dictionaryId)} big>
        {t("testing.report.newTest")}
      </ButtonLink>
      <Button variant="quiet" big icon={<Printer />} onClick={() => print()}>
        {t("testing.report.print")}
      </Button>
    </Row>
  );
}
