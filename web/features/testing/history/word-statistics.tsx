import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { call } from "../../../lib/api.ts";
import { useFormat } from "../../../lib/format.ts";
import type { WordMarkProps } from "../../../lib/word-marks.ts";
import { QuietFigure } from "./quiet-figure.tsx";

/** The words of one screen ask together, and those that scrolling brings do not ask again. */
const FRESH_MS = 10_000;

/** The quiet mark of a word that was asked before: how often it was right and wrong. */
export function WordMark({ dictionaryId, wordId }: WordMarkProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: word } = useQuery({
    queryKey: ["word-statistics", dictionaryId],
    queryFn: ({ signal }) =>
      call("GET /dictionaries/:id/statistics", { params: { id: dictionaryId }, signal }),
    staleTime: FRESH_MS,
    select: (words) => words.find((each) => each.wordId === wordId),
    meta: { handled: true },
  });
  if (!word) return null;
  const { right, wrong } = word;
  const total = right + wrong;
  return (
    <QuietFigure label={t("testing.history.statistics", { right, total })}>
      {format.number(right)}/{format.number(total)}
    </QuietFigure>
  );
}
