import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { useLimitText } from "../limit-text.ts";
import { LimitTile } from "./limit-tile.tsx";

/** Why there is no room for another dictionary, and what helps (spec §6, §8). */
export function ShelfIsFull(): ReactNode {
  const { t } = useTranslation();
  const { role } = useSignedIn();
  const reason = useLimitText();
  return (
    <LimitTile
      title={t("dictionaries.limit.title")}
      action={
        role === "user" ? (
          <ButtonLink to={paths.plans}>{t("dictionaries.limit.plans")}</ButtonLink>
        ) : role === "guest" ? (
          <ButtonLink to={paths.signUp}>{t("auth.guestInfo.signUp")}</ButtonLink>
        ) : null
      }
    >
      {reason} {t("dictionaries.limit.help")}
    </LimitTile>
  );
}
