import { useTranslation } from "react-i18next";

import { dayText } from "../../../../shared/memory/days.ts";
import type { ComesAgain } from "../../../exercise/exercise.ts";
import { useDayFormat } from "../day-format.ts";
import type { Coming } from "./coming.ts";
import { Distance } from "./distance.tsx";

interface ComingWords {
  /** With a verdict; and when it would be without a hint that was given. */
  full: (coming: Coming, withoutHint?: Coming | null) => ComesAgain;
  /** On a button: “in 9 days” */
  brief: (coming: Coming) => string;
}

/** Up to this many days a weekday alone is clear. */
const WEEKDAYS = 6;

/** When a card comes again, in words. */
export function useComingWords(): ComingWords {
  const { t } = useTranslation();
  const format = useDayFormat();
  return { full, brief };

  function full(coming: Coming, withoutHint: Coming | null = null): ComesAgain {
    if (coming.in === "review") {
      const { others } = coming;
      return {
        title: others > 0 ? t("card.after", { count: others }) : t("card.next"),
        more: "",
        drawn: null,
      };
    }
    const { days, last, isFirst } = coming;
    const more = [
      days > 1 && onDay(coming),
      isFirst && t("card.firstTime"),
      withoutHint?.in === "days" &&
        withoutHint.days > days &&
        t("exercise.hint.without", { count: withoutHint.days }),
      last !== null && t("card.lastTime", { count: last }),
    ];
    return {
      title: days > 1 ? t("card.in", { count: days }) : t("card.tomorrow"),
      more: more.filter(Boolean).join(" "),
      drawn: <Distance last={last} next={days} />,
    };
  }

  function onDay({ day, days }: Extract<Coming, { in: "days" }>): string {
    const text = dayText(day);
    if (days <= WEEKDAYS) return t("card.onWeekday", { day: format.weekday(text) });
    return t("card.onDate", { day: format.date(text, dayText(day - days)) });
  }

  function brief(coming: Coming): string {
    if (coming.in === "review") return t("card.againToday");
    return coming.days > 1 ? t("card.againIn", { count: coming.days }) : t("card.againTomorrow");
  }
}
