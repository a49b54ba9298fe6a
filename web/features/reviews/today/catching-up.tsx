import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { wholeMinutes } from "../../../lib/review-summary.ts";
import { daysAway } from "./day.ts";
import { DueToday } from "./due-today.tsx";
import type { StateProps } from "./frame.tsx";
import { Paces } from "./paces.tsx";
import { WaitingDays } from "./waiting-days.tsx";

/** More is due than fits into the day, as after a holiday: how much waits, and how fast to catch up. */
export function CatchingUp(props: StateProps): ReactNode {
  const { t } = useTranslation();
  const { summary } = props.day;
  const { due, new: fresh, waiting, minutes } = summary;
  const away = props.progress ? daysAway(summary, props.progress) : null;
  const count = wholeMinutes(minutes);
  return (
    <DueToday
      {...props}
      saying={
        <>
          {away !== null && `${t("back.away", { count: away })} `}
          {t("back.pile", { count: due + waiting })} {t("back.split", { today: due + fresh, count, waiting })}
        </>
      }
      side={<WaitingDays summary={summary} />}
    >
      <Paces summary={summary} />
    </DueToday>
  );
}
