import { useMutation, useQuery, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";

import type { AnswerTo } from "../../../shared/api/calls.ts";
import type { ReportSummary } from "../../../shared/api/reports.ts";
import type { Report } from "../../../shared/api/testing.ts";
import { call } from "../../lib/api.ts";
import { updateTest } from "../../lib/current-test.ts";
import { DICTIONARIES, queryClient, writeConfirmed } from "../../lib/queries.ts";

const reportKey = (id: string): string[] => ["reports", id];
const listKey = (dictionaryId: string): string[] => ["reports", "of", dictionaryId];

/** One kept report. */
export const useReport = (id: string): UseQueryResult<Report> =>
  useQuery({
    queryKey: reportKey(id),
    queryFn: ({ signal }) => call("GET /reports/:id", { params: { id }, signal }),
  });

/** The last reports of a dictionary, the newest first. */
export const useReports = (dictionaryId: string): UseQueryResult<ReportSummary[]> =>
  useQuery({
    queryKey: listKey(dictionaryId),
    queryFn: ({ signal }) => call("GET /dictionaries/:id/reports", { params: { id: dictionaryId }, signal }),
    staleTime: 0,
    meta: { handled: true },
  });

interface Overriding {
  wordId: string;
  /** The answer becomes a definition of the word too. */
  addDefinition: boolean;
}

/** “I was right” on a word of a report. */
export function useOverride(
  report: Report,
): UseMutationResult<AnswerTo<"POST /reports/:id/override">, Error, Overriding> {
  return useMutation({
    mutationFn: (body: Overriding) => call("POST /reports/:id/override", { params: { id: report.id }, body }),
    onSuccess: ({ report: changed, definitionAdded }) => {
      const key = reportKey(report.id);
      writeConfirmed(queryClient, key, () => queryClient.setQueryData(key, changed));
      updateTest((current) => (current.report?.id === report.id ? { ...current, report: changed } : current));
      void queryClient.invalidateQueries({ queryKey: listKey(report.dictionaryId) });
      if (definitionAdded) void queryClient.invalidateQueries({ queryKey: DICTIONARIES });
    },
  });
}
