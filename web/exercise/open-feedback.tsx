import type { ReactNode } from "react";

import { Feedback } from "./feedback.tsx";
import type { AnsweredStep } from "./step.ts";
import { useVerdictWords } from "./verdict-words.ts";

/** Feedback on the previous answer while the question is still open. */
export function OpenFeedback({ step }: { step: AnsweredStep | null }): ReactNode {
  const words = useVerdictWords();
  if (!step || step.result.verdict === "exact") return null;
  const { title, why } = words(step);
  return <Feedback title={title}>{why}</Feedback>;
}
