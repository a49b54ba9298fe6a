import { Printer, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { MISTAKES } from "../../../../shared/answer-result.ts";
import type { Report } from "../../../../shared/api/testing.ts";
import type { Practice } from "../../../lib/chosen/practice.ts";
import { PractiseButton } from "../../../lib/chosen/practise-button.tsx";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { useStart } from "../use-start.ts";
import { useTestsLeft } from "../use-tests-left.ts";

/** What comes after a test: its mistakes, the same words again, or others. */
export function ReportActions({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  const start = useStart();
  const { left, blocked } = useTestsLeft();
  const { id, dictionaryId, swapped, prompt } = report;
  const missed = report.words.filter(({ outcome }) => MISTAKES.includes(outcome));
  const mistakes = missed.length;
  const ask = (selection: { mistakesOf: string } | { sameAs: string }): void => {
    if (!start.isPending)
      start.mutate({ dictionaryId, swapTermsAndDefinitions: swapped, prompt, ...selection });
  };
  const pending = (selection: "mistakesOf" | "sameAs"): boolean =>
    start.isPending && start.variables[selection] !== undefined;
  return (
    <Stack gap="small">
      <Row>
        {mistakes > 0 && (
          <Button
            variant="primary"
            big
            icon={<RotateCcw />}
            pending={pending("mistakesOf")}
            disabledReason={blocked}
            onClick={() => ask({ mistakesOf: id })}
          >
            {t("testing.report.mistakes", { count: mistakes })}
          </Button>
        )}
        <Button big pending={pending("sameAs")} disabledReason={blocked} onClick={() => ask({ sameAs: id })}>
          {t("testing.report.again")}
        </Button>
        <ButtonLink to={paths.newTest(dictionaryId)} big>
          {t("testing.report.newTest")}
        </ButtonLink>
        <Button big icon={<Printer />} onClick={() => print()}>
          {t("testing.report.print")}
        </Button>
      </Row>
      <Text small tone="muted">
        {blocked ?? t("testing.report.cost", { count: left })}
      </Text>
      {mistakes > 0 && (
        <Row>
          <PractiseButton practice={practiceOf(report, missed)} />
          <Text small tone="muted">
            {t("practice.free")}
          </Text>
        </Row>
      )}
    </Stack>
  );
}

/** The words that were missed, asked as they were in the test. */
function practiceOf(report: Report, missed: Report["words"]): Omit<Practice, "from"> {
  const { dictionaryId, dictionaryName, promptLanguage, answerLanguage, swapped, prompt } = report;
  const isHeard = prompt === "sound";
  const kind = isHeard ? "dictation" : swapped ? "backward" : "forward";
  // The prompt of a dictation is the term. A word that was deleted has no meaning any more.
  const shown = isHeard ? missed.find(({ meaning }) => meaning)?.meaning?.language : promptLanguage;
  const [termsLanguage, definitionsLanguage] = swapped
    ? [answerLanguage, shown ?? answerLanguage]
    : [promptLanguage, answerLanguage];
  return {
    dictionaryId,
    dictionaryName,
    termsLanguage,
    definitionsLanguage,
    cards: missed.map(({ wordId }) => ({ wordId, kind })),
  };
}
