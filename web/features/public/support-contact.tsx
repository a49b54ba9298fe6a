import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useSettings } from "../../lib/settings.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Note } from "../../ui/text/note.tsx";

/** The link to the operator's mailbox, or how to find out who the operator is. */
export function SupportContact(): ReactNode {
  const { t } = useTranslation();
  const { data: settings, isError, isFetching, refetch } = useSettings();
  if (isError && !isFetching)
    return (
      <Note tone="wrong" action={<Button onClick={() => void refetch()}>{t("common.retry")}</Button>}>
        {t("errors.network")}
      </Note>
    );
  if (!settings) return <Skeleton width="16rem" height="2.75rem" />;
  const { supportEmail: email } = settings;
  if (!email) return <Note tone="info">{t("publicPages.unreachable")}</Note>;
  return (
    <ButtonLink to={`mailto:${email}`} variant="primary" big icon={<Mail />}>
      {t("publicPages.supportPage.write", { email })}
    </ButtonLink>
  );
}
