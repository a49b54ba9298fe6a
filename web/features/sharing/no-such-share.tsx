import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { ErrorPage } from "../../ui/feedback/error-page.tsx";

/** As any page that is not found, with what is likely the reason here. */
export function NoSuchShare(): ReactNode {
  const { t } = useTranslation();
  return (
    <ErrorPage
      headword="404"
      partOfSpeech={t("errors.page.kind")}
      senses={[t("sharing.page.first"), t("sharing.page.second")]}
      actions={
        <ButtonLink to={paths.menu} variant="primary" big>
          {t("common.mainMenu")}
        </ButtonLink>
      }
    />
  );
}
