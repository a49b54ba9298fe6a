import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import { currentLanguage } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { pathOf } from "./path-of.ts";
import type { DocumentName } from "./sections.ts";

/** To the document in the user's language, or else the current one (spec §2): so it waits until it is known who is there. */
export function PolicyRedirect({ name }: { name: DocumentName }): ReactNode {
  const { t } = useTranslation();
  const { status, problem, user } = useSession();
  if (status !== "fulfilled" && !problem) return <Loading label={t("common.loading")} />;
  return <Navigate to={pathOf(name, user?.interfaceLanguage ?? currentLanguage())} replace />;
}
