import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

/** Takes the place of the words that rest where there are none. `all`: where all words are. */
export function NoneRests({ all }: { all: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("resting.none")}
      action={<ButtonLink to={all}>{t("dictionaries.tags.showAll")}</ButtonLink>}
    >
      {t("resting.noneText")}
    </EmptyState>
  );
}
