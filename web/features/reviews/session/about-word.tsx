import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { directionOf } from "../../../exercise/text-direction.ts";
import type { Asked } from "./asked.ts";

import styles from "./about-word.module.css";

/** After the verdict: when the word comes again, and what is written down about it. */
export function AboutWord({ asked: { item, outcome } }: { asked: Asked }): ReactNode {
  const { t } = useTranslation();
  const { note, example, direction, promptLanguage, answerLanguage } = item;
  const termsLanguage = direction === "forward" ? promptLanguage : answerLanguage;
  const comesAgain = outcome === "wrong" || outcome === "skipped";
  return (
    <>
      {comesAgain && <p className={styles.again}>{t("today.session.comesAgain")}</p>}
      {(note || example) && (
        <dl className={styles.about}>
          {example && (
            <div>
              <dt>{t("today.session.example")}</dt>
              <dd className={styles.example} lang={termsLanguage} dir={directionOf(termsLanguage)}>
                {example}
              </dd>
            </div>
          )}
          {note && (
            <div>
              <dt>{t("today.session.note")}</dt>
              <dd>{note}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
