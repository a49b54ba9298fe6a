import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { useDayFormat } from "../day-format.ts";
import { Frame, type StateProps } from "./frame.tsx";
import { LearningButton } from "./learning-button.tsx";
import { NextDays } from "./next-days.tsx";
import { NextTime } from "./next-time.tsx";

import styles from "./today.module.css";

/** Nothing is due: when the next words are, and what one could do instead. */
export function NothingDue({ day: { summary } }: StateProps): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const { review, usage } = useSignedIn();
  const instead = [
    {
      title: t("today.addWords"),
      text: t("today.addWordsText", { count: review.newPerDay }),
      to: usage.dictionaries > 0 ? paths.dictionaries : paths.newDictionary,
      action: t(usage.dictionaries > 0 ? "dictionaries.title" : "testing.setup.createDictionary"),
    },
    {
      title: t("today.testAny"),
      text: t("today.testAnyText"),
      to: paths.newTest(),
      action: t("testing.setup.title"),
    },
  ];
  return (
    <Frame
      side={
        <>
          <NextDays summary={summary} />
          <LearningButton summary={summary} />
        </>
      }
    >
      <p className={styles.date}>{format.long(summary.day)}</p>
      <h1 className={styles.words} tabIndex={-1}>
        {t("today.nothing")}
      </h1>
      <p className={styles.say}>
        {summary.nextDueOn ? <NextTime summary={summary} /> : t("today.nothingYet")}
      </p>
      <Sheet as="section" pad className={styles.sheet}>
        <h2 className={styles.ruled}>{t("today.instead")}</h2>
        <ul className={styles.instead}>
          {instead.map(({ title, text, to, action }) => (
            <li key={title}>
              <p>
                <b>{title}</b>
                <br />
                <span className={styles.hint}>{text}</span>
              </p>
              <ButtonLink to={to}>{action}</ButtonLink>
            </li>
          ))}
        </ul>
      </Sheet>
    </Frame>
  );
}
