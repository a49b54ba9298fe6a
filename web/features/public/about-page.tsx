import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { usePageTitle } from "../../lib/page-title.ts";
import { useSettings } from "../../lib/settings.ts";
import { paths } from "../../paths.ts";
import { Leaflet } from "./leaflet.tsx";

/** Project and company (spec §2, `/about`). */
export function AboutPage(): ReactNode {
  const { t } = useTranslation();
  const { data: settings } = useSettings();
  usePageTitle(t("publicPages.about"));
  const operator = settings?.operatorName ?? t("publicPages.operator");
  return (
    <Leaflet
      title={t("publicPages.about")}
      lead={t("publicPages.aboutPage.lead")}
      parts={[
        {
          heading: t("publicPages.aboutPage.projectTitle"),
          text: (
            <>
              <p>{t("publicPages.aboutPage.project")}</p>
              <p>{t("publicPages.aboutPage.judging")}</p>
              <p>
                {t("publicPages.aboutPage.manners")}
                {settings?.sells && ` ${t("publicPages.aboutPage.premium")}`}
              </p>
            </>
          ),
        },
        { heading: t("publicPages.aboutPage.nameTitle"), text: <p>{t("publicPages.aboutPage.name")}</p> },
        {
          heading: t("publicPages.aboutPage.companyTitle"),
          text: (
            <>
              <p>{t("publicPages.aboutPage.company", { operator })}</p>
              <p>{t("publicPages.aboutPage.freedom")}</p>
              <p>
                <a href="/licences.txt">{t("publicPages.aboutPage.licences")}</a>
              </p>
              <p>
                <Link to={paths.support}>{t("publicPages.aboutPage.write")}</Link>
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
