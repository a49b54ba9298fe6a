import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../lib/api-error.ts";
import { Button } from "../ui/action/button.tsx";
import { Note } from "../ui/text/note.tsx";

interface AnswerProblemProps {
  problem: Error;
  onRetry: () => void;
}

/** The answer did not arrive: why, that it is kept, and how to send it again. */
export function AnswerProblem({ problem, onRetry }: AnswerProblemProps): ReactNode {
  const { t } = useTranslation();
  const complaint = problem instanceof ApiError ? problem.fields["answer"] : undefined;
  if (complaint)
    return (
      <Note tone="wrong" role="alert">
        {complaint}
      </Note>
    );
  return (
    <Note
      tone="wrong"
      role="alert"
      action={
        <Button icon={<RefreshCw />} onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {problem.message} {t("testing.run.kept")}
    </Note>
  );
}
