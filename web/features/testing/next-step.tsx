import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Question } from "../../../shared/api/testing.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { QuestionActions } from "../../ui/question-actions.tsx";
import { reloadTest } from "./current-test.ts";

/** The next word, or the report after the last one. It has the focus: Enter goes on. */
export function NextStep({ question }: { question: Question }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const isLast = question.position === question.total;
  // The verdict stays in sight, whatever is below it.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // Not before this page is there: the page of the question would follow the test to its report.
  useEffect(() => void reloadTest(), []);
  return (
    <QuestionActions>
      <Button
        ref={button}
        variant="primary"
        big
        kbd="↵"
        onKeyDown={ignoreHeldKey}
        onClick={() => void navigate(isLast ? paths.report : paths.testing)}
      >
        {t(isLast ? "testing.verdict.report" : "testing.verdict.next")}
      </Button>
    </QuestionActions>
  );
}

/** Enter held down since the answer was typed must not run over the verdict. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
