import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { PageHead } from "../../../ui/page/page-head.tsx";

export function NoReport(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("testing.report.title")} />
      <EmptyState
        title={t("testing.report.none")}
        action={
          <ButtonLink to={paths.newTest()} variant="primary" big>
            {t("testing.report.newTest")}
          </ButtonLink>
        }
      >
        {t("testing.report.noneText")}
      </EmptyState>
    </>
  );
}
