import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LearningSettings } from "../../lib/learning-settings.tsx";
import { Section } from "./section.tsx";

import styles from "./edit-user-page.module.css";

export function Learning(): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t("today.settings.title")}>
      <div className={styles.fields}>
        <LearningSettings />
      </div>
    </Section>
  );
}
