import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Screen } from "../lib/screen.tsx";
import { Loading } from "../ui/loading.tsx";

/** The screens of their own width are the questions of a test; the landing arrives drawn. */
const KINDS = { page: "shelf", card: "form", bare: "question" } as const;

/** A screen in outline, while its code or the session is on the way. */
export function ScreenLoading({ screen }: { screen: Screen }): ReactNode {
  const { t } = useTranslation();
  return <Loading label={t("common.loading")} kind={KINDS[screen.layout ?? "page"]} />;
}
