import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";

/** The way to more dictionaries and words, where there is one: a plan for users, an account for guests. */
export function useMoreRoom(): ReactNode {
  const { t } = useTranslation();
  const { role, pendingEmail } = useSignedIn();
  if (role === "user") return <ButtonLink to={paths.plans}>{t("dictionaries.limit.plans")}</ButtonLink>;
  if (role !== "guest") return null;
  return pendingEmail ? (
    <ButtonLink to={paths.verify}>{t("auth.guestInfo.finish")}</ButtonLink>
  ) : (
    <ButtonLink to={paths.signUp}>{t("auth.guestInfo.signUp")}</ButtonLink>
  );
}
