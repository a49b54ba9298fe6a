import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Setting } from "../../../ui/setting.tsx";

export function Email(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { email, createdAt } = useSignedIn();
  return (
    <Setting
      title={t("auth.email")}
      value={email}
      hint={t("users.since", { date: format.date(createdAt) })}
    />
  );
}
