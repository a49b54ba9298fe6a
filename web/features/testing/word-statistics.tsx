import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../shared/api/index.ts";
import type { WordStatistics } from "../../../shared/api/reports.ts";
import { call } from "../../lib/api.ts";
import { Mark, type MarkKind } from "../../ui/mark.tsx";

/** From this share of right answers on a word counts as known, and from the other as shaky. */
const KNOWN = 0.8;
const SHAKY = 0.4;

/** How often the words of a dictionary were right and wrong, by their ids; words never asked are not in it. */
export function useWordStatistics(dictionaryId: string): ReadonlyMap<string, WordStatistics> {
  const { data } = useQuery({
    queryKey: ["word-statistics", dictionaryId],
    queryFn: ({ signal }) => call(api.reports.statistics, { params: { id: dictionaryId }, signal }),
    staleTime: 0,
    meta: { handled: true },
  });
  return new Map(data?.map((each) => [each.wordId, each]));
}

/** The quiet mark of a word that was asked before. */
export function WordStatisticsMark({ right, wrong }: WordStatistics): ReactNode {
  const { t } = useTranslation();
  const label = t("testing.history.statistics", { right, total: right + wrong });
  return (
    <span title={label}>
      <Mark kind={kindOf(right / (right + wrong))} small label={label} />
    </span>
  );
}

const kindOf = (share: number): MarkKind => (share >= KNOWN ? "correct" : share >= SHAKY ? "near" : "wrong");
