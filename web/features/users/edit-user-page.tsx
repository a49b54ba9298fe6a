import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LearningSettings } from "../../lib/learning/learning-settings.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { PageHead } from "../../ui/page/page-head.tsx";
import { Colours } from "./account/colours.tsx";
import { Email } from "./account/email.tsx";
import { InterfaceLanguage } from "./account/interface-language.tsx";
import { DeleteAccount } from "./own-data/delete-account.tsx";
import { OwnData } from "./own-data/own-data.tsx";
import type { SectionId } from "./section-ids.ts";
import { Section } from "./section.tsx";
import { SectionsNav } from "./sections-nav.tsx";
import { Ways } from "./ways/ways.tsx";

import styles from "./settings.module.css";

/** The settings of a person's own account (spec §2, `/user/edit`). */
export function EditUserPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("common.editUser"));
  usePlaceOfAddress();
  const titles: Record<SectionId, string> = {
    account: t("users.sections.account"),
    ways: t("users.sections.ways"),
    learning: t("today.settings.title"),
    data: t("users.sections.data"),
  };
  return (
    <>
      <PageHead title={t("common.editUser")} />
      <div className={styles.settings}>
        <SectionsNav titles={titles} />
        <div>
          <Section id="account" title={titles.account}>
            <Email />
            <InterfaceLanguage />
            <Colours />
          </Section>
          <Section id="ways" title={titles.ways}>
            <Ways />
          </Section>
          <Section id="learning" title={titles.learning}>
            <LearningSettings />
          </Section>
          <Section id="data" title={titles.data}>
            <OwnData />
            <DeleteAccount />
          </Section>
        </div>
      </div>
    </>
  );
}

/** The browser looks for the place in the address before the page is there. */
function usePlaceOfAddress(): void {
  useEffect(() => {
    const place = document.getElementById(location.hash.slice(1));
    place?.scrollIntoView();
    place?.querySelector<HTMLElement>("h2, h3")?.focus({ preventScroll: true });
  }, []);
}
