import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Setting } from "../../../ui/form/setting.tsx";

/** Who logs in with Google has no password yet; a code from the mail proves that the mailbox is theirs. */
export function FirstPassword(): ReactNode {
  const { t } = useTranslation();
  const { email } = useSignedIn();
  return (
    <Setting
      title={t("users.password.title")}
      hint={t("users.password.none")}
      action={
        <ButtonLink to={paths.restore} state={{ email }}>
          {t("users.password.set")}
        </ButtonLink>
      }
    />
  );
}
