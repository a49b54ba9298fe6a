import { GalleryVerticalEnd } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Progress, ReviewSummary } from "../../../../shared/api/reviews.ts";
import { wholeMinutes } from "../../../lib/review-summary.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { useDayFormat } from "../day-format.ts";
import { flip } from "../session/flipping.ts";
import { ChangeMinutes } from "./change-minutes.tsx";
import { daysAway, daysUntilEven, splitOf } from "./day.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { Sources } from "./sources.tsx";

import styles from "./today.module.css";

interface DueTodayProps {
  summary: ReviewSummary;
  /** Once it is known. */
  progress: Progress | undefined;
}

/** There are words for today: one big number, what it is made of, one button. */
export function DueToday({ summary, progress }: DueTodayProps): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const navigate = useNavigate();
  const { day, due, doneToday, waiting } = summary;
  const count = due + summary.new;
  return (
    <>
      <p className={styles.date}>{format.long(day)}</p>
      <h1 className={styles.count} tabIndex={-1}>
        <RichText
          text={t(due > 0 ? "today.due" : "today.fresh", { count })}
          parts={{ b: <b />, small: <small /> }}
        />
      </h1>
      <Saying summary={summary} progress={progress} />
      <div className={styles.actions}>
        <ButtonLink to={paths.review} variant="primary" big>
          {t(doneToday > 0 ? "today.goOn" : "today.start")}
        </ButtonLink>
        <Button
          variant="quiet"
          icon={<GalleryVerticalEnd />}
          onClick={() => {
            flip(true);
            void navigate(paths.review);
          }}
        >
          {t("today.flipInstead")}
        </Button>
      </div>
      {waiting > 0 && <Waiting today={count} waiting={waiting} />}
      {progress?.words.begun === 0 && <HowItWorks />}
      <Sources summary={summary} />
    </>
  );
}

/** What today is made of; to those who were away, that there is no hurry. */
function Saying({ summary, progress }: DueTodayProps): ReactNode {
  const { t } = useTranslation();
  const { due, new: fresh, waiting, minutes } = summary;
  const away = progress ? daysAway(summary, progress) : null;
  const about = t("today.minutes", { count: wholeMinutes(minutes) });
  if (away === null || !progress)
    return (
      <p className={styles.say}>
        {due > 0 && fresh > 0 && `${t("today.madeOf", { due, fresh })} `}
        {about}
      </p>
    );
  const even = daysUntilEven(summary, progress);
  return (
    <>
      <p className={styles.say}>
        {t("today.away", { count: away })} {t("today.pile", { count: due + waiting })}{" "}
        {even === null ? t("today.slowly") : t("today.caughtUp", { count: even })} {about}
      </p>
      <p className={styles.hint}>{t("today.likely")}</p>
    </>
  );
}

/** Today beside what waits, why it waits, and where that is changed. */
function Waiting({ today, waiting }: { today: number; waiting: number }): ReactNode {
  const { t } = useTranslation();
  const { minutesPerDay } = useSignedIn().review;
  const split = splitOf(today, waiting);
  const bold = { b: <b /> };
  return (
    <div className={styles.bars}>
      <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={split - 3} height="10" />
        <rect className={styles.waiting} x={split + 3} y=".8" width={994 - split} height="8.4" />
      </svg>
      <ul className={styles.key}>
        <li>
          <i className={styles.swatch} />
          <span>
            <RichText text={t("today.barToday", { count: today })} parts={bold} />
          </span>
        </li>
        <li>
          <i className={styles.hollow} />
          <span>
            <RichText text={t("today.barWaiting", { count: waiting })} parts={bold} />
          </span>
        </li>
      </ul>
      <p className={styles.hint}>
        {t("today.waiting", { count: waiting, minutes: minutesPerDay })} <ChangeMinutes />
      </p>
    </div>
  );
}
