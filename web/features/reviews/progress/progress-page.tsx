import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { progressOptions } from "../queries.ts";

/** How it goes: the year, what comes due, what stays, and what is hard (`/progress`). */
export function ProgressPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("common.progress"));
  const query = useQuery(progressOptions());
  return (
    <>
      <PageHead title={t("common.progress")} />
      <Loaded query={query}>{({ streak }) => <p>{streak.current}</p>}</Loaded>
    </>
  );
}
