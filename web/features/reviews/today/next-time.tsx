import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { useDayFormat } from "../day-format.ts";
import { nextTime } from "./day.ts";

/** When the next words come due, and how many, as far as that is known. */
export function NextTime({ summary }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const next = nextTime(summary);
  if (!next) return null;
  const day = format.away(next.day, summary.day);
  return next.count === null ? t("today.nextOn", { day }) : t("today.next", { day, count: next.count });
}
