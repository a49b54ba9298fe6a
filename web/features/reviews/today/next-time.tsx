import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { useDayFormat } from "../day-format.ts";
import { progressOptions } from "../queries.ts";
import { dueNext } from "./day.ts";

/** When the next words come due, and how many, as far as that is known. */
export function NextTime({ summary }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const { day, nextDueOn } = summary;
  const progress = useQuery(progressOptions()).data;
  if (!nextDueOn) return null;
  const next = format.away(nextDueOn, day);
  const count = progress && dueNext(summary, progress);
  return count ? t("today.next", { day: next, count }) : t("today.nextOn", { day: next });
}
