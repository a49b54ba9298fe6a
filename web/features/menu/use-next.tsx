import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { MISTAKES } from "../../../shared/answer-result.ts";
import type { AnswerTo } from "../../../shared/api/calls.ts";
import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import type { ReviewSummary } from "../../../shared/api/reviews.ts";
import { call } from "../../lib/api.ts";
import { currentTest } from "../../lib/current-test.ts";
import { DICTIONARIES } from "../../lib/queries.ts";
import { summaryOptions, wholeMinutes } from "../../lib/review-summary.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import type { ContentsLine } from "./contents-page.tsx";

/** Dictionaries that the menu shows. */
const RECENT = 3;
/** More words than any dictionary has. */
const ALL = 9_999;

interface Line extends Omit<ContentsLine, "action"> {
  to: string;
  label: string;
}

interface Next {
  /** Null until it is known. */
  lines: ContentsLine[] | null;
  /** Those changed last. */
  dictionaries: Dictionary[];
}

/** What waits to be done, the most urgent first; the first line has the primary button. */
export function useNext(): Next {
  const test = useQuery({ ...currentTest, staleTime: 0, meta: { handled: true } });
  const summary = useQuery(summaryOptions());
  const list = useQuery({
    queryKey: [...DICTIONARIES, "recent"],
    queryFn: ({ signal }) => call("GET /dictionaries", { query: { sort: "date", direction: -1 }, signal }),
    staleTime: 0,
    meta: { handled: true },
  });
  const dictionaries = list.data?.data ?? [];
  const latest = dictionaries.find(({ wordsCount }) => wordsCount > 0);
  const untested = useQuery({
    queryKey: ["tester-count", "untested", latest?.id],
    queryFn: ({ signal }) =>
      latest &&
      call("POST /tester/count", { body: { dictionaryId: latest.id, untested: { count: ALL } }, signal }),
    enabled: latest !== undefined,
    staleTime: 0,
    meta: { handled: true },
  });
  const known = {
    test: test.data,
    summary: summary.data,
    dictionaries,
    latest,
    untested: untested.data?.words,
  };
  const lines = useLines(known);
  const isSettled = !test.isPending && !summary.isPending && !list.isPending && !untested.isLoading;
  return { lines: isSettled ? lines : null, dictionaries: dictionaries.slice(0, RECENT) };
}

interface Known {
  test: AnswerTo<"GET /testing"> | undefined;
  summary: ReviewSummary | undefined;
  dictionaries: readonly Dictionary[];
  latest: Dictionary | undefined;
  untested: number | undefined;
}

function useLines(known: Known): ContentsLine[] {
  const { t } = useTranslation();
  const { test, summary, latest, untested = 0 } = known;
  const lines: Line[] = [];
  if (test?.test)
    lines.push({
      title: t("menu.next.continue"),
      figure: t("menu.next.continueAt", test.test),
      why: test.about?.dictionaryName,
      to: paths.testing,
      label: t("menu.next.go"),
    });
  const due = summary ? summary.due + summary.new : 0;
  if (summary && due > 0)
    lines.push({
      title: t("menu.next.due"),
      figure: t("menu.next.words", { count: due }),
      why: t("menu.next.dueText", { minutes: wholeMinutes(summary.minutes) }),
      to: paths.today,
      label: t("menu.next.review"),
    });
  if (latest && untested > 0)
    lines.push({
      title: t("menu.next.untested"),
      figure: t("menu.next.words", { count: untested }),
      why: latest.name,
      to: paths.newTestBy("untested", latest.id),
      label: t("menu.next.test"),
    });
  const mistakes = test?.report?.words.filter(({ outcome }) => MISTAKES.includes(outcome)).length ?? 0;
  if (test?.report && mistakes > 0)
    lines.push({
      title: t("menu.next.mistakes"),
      figure: t("menu.next.words", { count: mistakes }),
      why: test.report.dictionaryName,
      to: paths.report,
      label: t("menu.next.report"),
    });
  if (lines.length === 0) lines.push(...beginnings(known));
  return lines.map(({ to, label, ...line }, index) => ({
    ...line,
    action: (
      <ButtonLink to={to} variant={index === 0 ? "primary" : undefined}>
        {label}
      </ButtonLink>
    ),
  }));

  /** Nothing waits: what one can begin with. */
  function beginnings({ dictionaries }: Known): Line[] {
    const [empty] = dictionaries;
    if (latest)
      return [
        {
          title: t("menu.next.fill"),
          why: t("menu.next.fillText"),
          to: paths.editWords(latest.id),
          label: t("menu.next.fillAction"),
        },
        {
          title: t("menu.next.newTest"),
          why: t("menu.next.newTestText"),
          to: paths.newTest(latest.id),
          label: t("testing.title"),
        },
      ];
    const first: Line = empty
      ? {
          title: t("menu.next.fill"),
          why: t("menu.next.fillText"),
          to: paths.dictionary(empty.id),
          label: t("menu.next.fillAction"),
        }
      : {
          title: t("menu.next.first"),
          why: t("menu.next.firstText"),
          to: paths.newDictionary,
          label: t("menu.next.create"),
        };
    return [
      first,
      {
        title: t("menu.next.sample"),
        why: t("menu.next.sampleText"),
        to: paths.trial,
        label: t("menu.next.try"),
      },
    ];
  }
}
