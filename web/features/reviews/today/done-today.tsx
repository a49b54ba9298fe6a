import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { directionOf } from "../../../../shared/languages.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Definitions } from "../../../ui/word/definitions.tsx";
import { useDayFormat } from "../day-format.ts";
import { Frame, type StateProps } from "./frame.tsx";
import { LaterOffer } from "./later-offer.tsx";
import { LearningButton } from "./learning-button.tsx";
import { movedPastMonth } from "./moved.ts";
import { NextDays } from "./next-days.tsx";
import { NextTime } from "./next-time.tsx";
import { WaitingDays } from "./waiting-days.tsx";

import styles from "./today.module.css";

/** All of today is done; more is there for those who want it. */
export function DoneToday({ day: { summary, answered } }: StateProps): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const { review } = useSignedIn();
  const moved = useMemo(() => movedPastMonth(answered, review), [answered, review]);
  const wrong = new Map(
    answered.filter(({ review }) => review.grade === "again").map(({ item }) => [item.wordId, item]),
  );
  return (
    <Frame
      side={
        <>
          {summary.waiting > 0 ? <WaitingDays summary={summary} /> : <NextDays summary={summary} />}
          <LearningButton summary={summary} />
        </>
      }
    >
      <p className={styles.date}>{format.long(summary.day)}</p>
      <h1 className={styles.words} tabIndex={-1}>
        {t("today.done")}
      </h1>
      <p className={styles.say}>
        {t("today.answered", { count: summary.doneToday })}{" "}
        {moved > 0 && `${t("ending.moved", { count: moved })} `}
        <NextTime summary={summary} />
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.newTest()}>{t("today.testOthers")}</ButtonLink>
      </div>
      <LaterOffer />
      {wrong.size > 0 && (
        <Sheet as="section" pad className={styles.sheet}>
          <h2 className={styles.ruled}>{t("today.wrongToday")}</h2>
          <ul className={styles.wrong}>
            {[...wrong.values()].map(({ wordId, prompt, promptLanguage, answers, answerLanguage }) => (
              <li key={wordId}>
                <b lang={promptLanguage} dir={directionOf(promptLanguage)}>
                  {prompt.join(", ")}
                </b>{" "}
                <Definitions items={answers} lang={answerLanguage} dir={directionOf(answerLanguage)} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </Frame>
  );
}
