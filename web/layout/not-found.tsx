import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { usePageTitle } from "../lib/page-title.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/action/button-link.tsx";
import { ErrorPage } from "../ui/feedback/error-page.tsx";

export function NotFound(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("errors.page.title"));
  return (
    <ErrorPage
      headword="404"
      partOfSpeech={t("errors.page.kind")}
      senses={[t("errors.page.first"), t("errors.page.second")]}
      actions={
        <ButtonLink to={paths.menu} variant="primary" big>
          {t("common.mainMenu")}
        </ButtonLink>
      }
    />
  );
}
