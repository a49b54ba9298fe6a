import { useAnnounce } from "../ui/feedback/live-region.tsx";
import { storeDraft } from "./draft.ts";
import { useExercise } from "./exercise.ts";
import { outcomeOf, type Step } from "./step.ts";
import { useSaidStep } from "./verdict-words.ts";

/** Says what became of an answer, and forgets what was typed for a question that is finished. */
export function useTell(): (step: Step | null) => void {
  const announce = useAnnounce();
  const said = useSaidStep();
  const { draft, comesAgain } = useExercise();
  return (step) => {
    if (!step) return;
    const again = outcomeOf(step) && comesAgain?.();
    announce(again ? `${said(step)} ${again.title}. ${again.more}`.trim() : said(step));
    if (outcomeOf(step)) storeDraft(draft, "");
  };
}
