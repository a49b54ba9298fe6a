import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Screen } from "../lib/screen.tsx";
import { Loading } from "../ui/loading.tsx";

/** A screen in outline, while its code or the session is on the way. */
export function ScreenLoading({ screen }: { screen: Screen }): ReactNode {
  const { t } = useTranslation();
  return <Loading label={t("common.loading")} kind={screen.layout === "card" ? "form" : "shelf"} />;
}
