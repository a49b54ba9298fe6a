import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Memory } from "../../../../shared/api/reviews.ts";
import { call } from "../../../lib/api.ts";
import { currentLanguage } from "../../../lib/i18n.ts";
import { localeOf } from "../../../lib/locale.ts";
import { REVIEWS } from "../../../lib/queries.ts";
import { Text } from "../../../ui/text/text.tsx";

/** From so many days on that it lasts, a word is settling, and then strong. */
const SETTLING_DAYS = 7;
const STRONG_DAYS = 30;
const DAYS = { month: 30.4, year: 365 };

export const memoryOptions = (dictionaryId: string, wordId: string) =>
  queryOptions({
    queryKey: [...REVIEWS, "word", wordId],
    queryFn: ({ signal }) =>
      call("GET /dictionaries/:dictionaryId/words/:wordId", { params: { dictionaryId, wordId }, signal }),
    meta: { handled: true },
    retry: false,
  });

interface WordMemoryProps {
  dictionaryId: string;
  wordId: string;
}

/** How well a word is remembered, and for about how long; nothing for one that was never reviewed. */
export function WordMemory({ dictionaryId, wordId }: WordMemoryProps): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(memoryOptions(dictionaryId, wordId));
  const known = [data?.memory.forward, data?.memory.backward].filter(
    (one) => one !== null && one !== undefined,
  );
  const [weaker] = known.toSorted((one, other) => one.stability - other.stability);
  if (!weaker) return null;
  return (
    <Text small tone="muted">
      {t(`today.memory.${strengthOf(weaker)}`, { time: duration(weaker.stability) })}
    </Text>
  );
}

function strengthOf({ stability }: Memory): "weak" | "middling" | "strong" {
  if (stability < SETTLING_DAYS) return "weak";
  return stability < STRONG_DAYS ? "middling" : "strong";
}

/** “3 months” */
function duration(days: number): string {
  const unit = days < DAYS.month ? "day" : days < DAYS.year ? "month" : "year";
  const length = unit === "day" ? 1 : DAYS[unit];
  const locale = localeOf(currentLanguage(), navigator.languages);
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.round(days / length)),
  );
}
