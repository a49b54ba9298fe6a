import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";

import styles from "./today.module.css";

const STEPS = ["today.howTyped", "today.howRight", "today.howWrong"] as const;

/** Three sentences for those who review for the first time. */
export function HowItWorks(): ReactNode {
  const { t } = useTranslation();
  return (
    <Sheet as="section" pad className={styles.sheet}>
      <h2 className={styles.ruled}>{t("today.how")}</h2>
      <ol className={styles.steps}>
        {STEPS.map((key) => (
          <li key={key}>
            <span>
              <RichText text={t(key)} parts={{ b: <b /> }} />
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
