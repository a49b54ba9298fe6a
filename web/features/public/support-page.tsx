import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Leaflet } from "./leaflet.tsx";
import { SupportContact } from "./support-contact.tsx";

/** How to get help (spec §2, `/support`). */
export function SupportPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("publicPages.support"));
  return (
    <Leaflet
      title={t("publicPages.support")}
      lead={t("publicPages.supportPage.lead")}
      action={<SupportContact />}
      parts={[
        {
          heading: t("publicPages.supportPage.tellTitle"),
          text: (
            <ul>
              <li>{t("publicPages.supportPage.tellWhat")}</li>
              <li>{t("publicPages.supportPage.tellWhere")}</li>
              <li>{t("publicPages.supportPage.tellNever")}</li>
            </ul>
          ),
        },
        {
          heading: t("publicPages.supportPage.selfTitle"),
          text: (
            <ul>
              <li>
                <RichText
                  text={t("publicPages.supportPage.password")}
                  parts={{ a: <Link to={paths.restore} /> }}
                />
              </li>
              <li>
                <RichText
                  text={t("publicPages.supportPage.guest")}
                  parts={{ a: <Link to={paths.signUp} /> }}
                />
              </li>
              <li>
                <RichText
                  text={t("publicPages.supportPage.data")}
                  parts={{ a: <Link to={paths.policies()} /> }}
                />
              </li>
            </ul>
          ),
        },
      ]}
    />
  );
}
