import { useMutation } from "@tanstack/react-query";
import { Plus, RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/action/button.tsx";
import { useAnnounce } from "../ui/feedback/live-region.tsx";
import { isShortcut } from "../ui/keyboard/is-shortcut.ts";
import { keepDraft } from "./draft.ts";
import { useExercise } from "./exercise.ts";
import type { AnsweredStep } from "./step.ts";
import { useSaidVerdict } from "./verdict-words.ts";

import styles from "./wrong-actions.module.css";

interface WrongActionsProps {
  step: AnsweredStep;
  onChange: (step: AnsweredStep) => void;
}

/** After a wrong answer: try again where that is possible, or say that it was right, and add it as a definition too. */
export function WrongActions({ step, onChange }: WrongActionsProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const said = useSaidVerdict();
  const exercise = useExercise();
  const { question } = step;
  const override = useMutation({
    mutationFn: (addDefinition: boolean) => exercise.override(question, addDefinition),
    onSuccess: (result) => {
      const next: AnsweredStep = { ...step, result };
      announce(said(next));
      onChange(next);
      exercise.onVerdict();
    },
  });
  const retry = (): void => {
    keepDraft(exercise.draft(question), "");
    onChange({ ...step, again: true });
  };
  const wasRight = (addDefinition: boolean): void => {
    if (!override.isPending) override.mutate(addDefinition);
  };
  useBackspace(() => wasRight(false));
  return (
    <div className={styles.actions}>
      {exercise.retries && (
        <Button icon={<RotateCcw />} onClick={retry}>
          {t("testing.verdict.retry")}
        </Button>
      )}
      <Button
        kbd="⌫"
        aria-keyshortcuts="Backspace"
        pending={override.isPending}
        onClick={() => wasRight(false)}
      >
        {t("testing.verdict.wasRight")}
      </Button>
      {exercise.canAdd(step.given) && (
        <Button icon={<Plus />} onClick={() => wasRight(true)}>
          {t("testing.verdict.wasRightAdd")}
        </Button>
      )}
    </div>
  );
}

/** Backspace objects to the verdict: no field on this page needs the key, and it types nothing. */
function useBackspace(rubOut: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || !isShortcut(event, "Backspace")) return;
    event.preventDefault();
    rubOut();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
