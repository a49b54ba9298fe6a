import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ROLE_LIMITS, type RoleLimits } from "../../../shared/roles.ts";
import { useFormat } from "../../lib/format.ts";
import { FactList } from "../../ui/page/fact-list.tsx";
import { Figures } from "../../ui/text/figures.tsx";

/** What becomes less without Premium. */
export function LostLimits(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const change = (limit: keyof RoleLimits): ReactNode => (
    <Figures>
      {`${format.number(ROLE_LIMITS.premium[limit])}\u00a0→\u00a0${format.number(ROLE_LIMITS.user[limit])}`}
    </Figures>
  );
  return (
    <FactList
      facts={[
        { term: t("auth.guest.dictionaries"), value: change("dictionaries") },
        { term: t("auth.guest.words"), value: change("wordsPerDictionary") },
        { term: t("auth.guest.tests"), value: change("testsPerDay") },
      ]}
    />
  );
}
