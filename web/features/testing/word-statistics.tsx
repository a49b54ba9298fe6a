import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../shared/api/index.ts";
import { call } from "../../lib/api.ts";
import type { WordMarkProps } from "../../lib/word-marks.ts";
import { Mark, type MarkKind } from "../../ui/mark.tsx";

/** From this share of right answers on a word counts as known, and from the other as shaky. */
const KNOWN = 0.8;
const SHAKY = 0.4;

/** The words of one screen ask together, and those that scrolling brings do not ask again. */
const FRESH_MS = 10_000;

/** The quiet mark of a word that was asked before: how often it was right and wrong. */
export function WordMark({ dictionaryId, wordId }: WordMarkProps): ReactNode {
  const { t } = useTranslation();
  const { data: word } = useQuery({
    queryKey: ["word-statistics", dictionaryId],
    queryFn: ({ signal }) => call(api.reports.statistics, { params: { id: dictionaryId }, signal }),
    staleTime: FRESH_MS,
    select: (words) => words.find((each) => each.wordId === wordId),
    meta: { handled: true },
  });
  if (!word) return null;
  const { right, wrong } = word;
  const label = t("testing.history.statistics", { right, total: right + wrong });
  return (
    <span title={label}>
      <Mark kind={kindOf(right / (right + wrong))} small label={label} />
    </span>
  );
}

const kindOf = (share: number): MarkKind => (share >= KNOWN ? "correct" : share >= SHAKY ? "near" : "wrong");
