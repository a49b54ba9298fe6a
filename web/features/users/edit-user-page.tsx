import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useSignedIn } from "../../lib/session.ts";
import { Facts } from "../../ui/facts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Devices } from "./devices.tsx";
import { FirstPassword } from "./first-password.tsx";
import { InterfaceLanguage } from "./interface-language.tsx";
import { Learning } from "./learning.tsx";
import { OwnData } from "./own-data.tsx";

import styles from "./edit-user-page.module.css";

/** A person's own account (spec §2, `/user/edit`). */
export function EditUserPage(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { email, role, createdAt, hasPassword } = useSignedIn();
  usePageTitle(t("users.edit"));
  return (
    <>
      <PageHead
        title={t("users.edit")}
        meta={
          <Facts
            facts={[
              { term: t("auth.email"), value: email, hideTerm: true },
              { term: t("users.role"), value: role && t(`common.roles.${role}`), hideTerm: true },
              { term: t("users.since"), value: format.date(createdAt) },
            ]}
          />
        }
      />
      <div className={styles.sections}>
        <Learning />
        <InterfaceLanguage />
        {hasPassword ? <ChangePassword /> : <FirstPassword />}
        <Devices />
        <OwnData />
        <DeleteAccount />
      </div>
    </>
  );
}
