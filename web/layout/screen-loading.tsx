import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useHydrated } from "../lib/hydrated.ts";
import type { Screen } from "../lib/screen.tsx";
import { Loading } from "../ui/feedback/loading.tsx";

/** The screens of their own width are the questions of a test; the landing arrives drawn. */
const KINDS = { page: "shelf", card: "card", bare: "question" } as const;

/** A screen in outline, while its code or the session is on the way; what is sent by the server is its title alone. */
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
