import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { useDayFormat } from "../day-format.ts";
import { progressOptions } from "../queries.ts";

/** When the next words come due, and how many, as far as that is known. */
export function NextTime({ summary: { day, nextDueOn } }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const format = useDayFormat();
  const forecast = useQuery(progressOptions()).data?.forecast ?? [];
  if (!nextDueOn) return null;
  const next = format.away(nextDueOn, day);
  const count = forecast.find((one) => one.day === nextDueOn)?.due ?? 0;
  return count > 0 ? t("today.next", { day: next, count }) : t("today.nextOn", { day: next });
}
