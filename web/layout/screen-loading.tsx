import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useHydrated } from "../lib/hydrated.ts";
import type { Screen } from "../lib/screen.tsx";
import { Loading } from "../ui/feedback/loading.tsx";

/** Only a test's questions have a width of their own; the landing page arrives prerendered. */
const KINDS = { page: "shelf", card: "card", bare: "question" } as const;

/** A screen's skeleton while its code or the session is loading; the prerendered page contains only its title. */
export function ScreenLoading({ screen }: { screen: Screen }): ReactNode {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <Loading
      label={t("common.loading")}
      title={screen.title && t(screen.title)}
      kind={KINDS[screen.layout ?? "page"]}
      bare={!hydrated}
    />
  );
}
