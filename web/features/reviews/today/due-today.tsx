import { GalleryVerticalEnd } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { wholeMinutes } from "../../../lib/review-summary.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { useDayFormat } from "../day-format.ts";
import { flip } from "../session/flipping.ts";
import { Frame, type StateProps } from "./frame.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { NextDays } from "./next-days.tsx";
import { Sources } from "./sources.tsx";

import styles from "./today.module.css";

interface DueTodayProps extends StateProps {
  /** What today is made of, where that is not all. */
  saying?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
  side?: ReactNode;
}

/** There are words for today: one big number, what it is made of, one button. */
export function DueToday({ day: { summary }, progress, saying, children, side }: DueTodayProps): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const navigate = useNavigate();
  const { day, due, new: fresh, doneToday } = summary;
  return (
    <Frame side={side ?? <NextDays summary={summary} />}>
      <p className={styles.date}>{format.long(day)}</p>
      <h1 className={styles.count} tabIndex={-1}>
        <RichText
          text={t(due > 0 ? "today.due" : "today.fresh", { count: due + fresh })}
          parts={{ b: <b />, small: <small /> }}
        />
      </h1>
      <p className={styles.say}>
        {saying ?? (
          <>
            {due > 0 && fresh > 0 && `${t("today.madeOf", { due, fresh })} `}
            {t("today.minutes", { count: wholeMinutes(summary.minutes) })}
          </>
        )}
      </p>
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
      {children}
      {progress?.words.begun === 0 && <HowItWorks />}
      <Sources summary={summary} />
    </Frame>
  );
}
