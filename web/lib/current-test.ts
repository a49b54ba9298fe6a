import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";

import type { AnswerTo } from "../../shared/api/calls.ts";
import type { Question } from "../../shared/api/testing.ts";
import { call } from "./api.ts";
import { queryClient, writeConfirmed } from "./queries.ts";

export type CurrentTest = AnswerTo<"GET /testing">;

export const TEST_KEY = ["testing"];

/** Where the test stands on the server, asked now. */
export async function readTest(signal?: AbortSignal): Promise<CurrentTest> {
  const { test, last, ...known } = await call("GET /testing", { signal });
  return { ...known, test: test && withKind(test, known), last: last && withKind(last, known) };
}

/** Nodes of the previous release do not send the kind of a question. */
function withKind<Of extends Omit<Question, "kind"> & Partial<Pick<Question, "kind">>>(
  question: Of,
  { about }: Pick<CurrentTest, "about">,
): Of & Pick<Question, "kind"> {
  const kind = question.meaning ? "dictation" : about?.swapped ? "backward" : "forward";
  return { ...question, kind: question.kind ?? kind };
}

export const currentTest = queryOptions({ queryKey: TEST_KEY, queryFn: ({ signal }) => readTest(signal) });

/** For a page: where the test stands on the server, asked again whenever the person comes back to it. */
export const useCurrentTest = (): UseQueryResult<CurrentTest> => useQuery({ ...currentTest, staleTime: 0 });

/** For a part of a page, which asks nothing that its page has asked. */
export const useKnownTest = (): CurrentTest | undefined =>
  useQuery({ ...currentTest, staleTime: Infinity }).data;

/** The server has moved on: what is known of the test is asked again, also if it is being asked already. */
export const reloadTest = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: TEST_KEY, refetchType: "all" });

/** Takes over what an answer told about the open question, without asking again. */
export const updateTest = (change: (current: CurrentTest) => CurrentTest): void => {
  writeConfirmed(queryClient, TEST_KEY, () =>
    queryClient.setQueryData<CurrentTest>(TEST_KEY, (current) => current && change(current)),
  );
};
