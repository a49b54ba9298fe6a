import { useMutation } from "@tanstack/react-query";
import { Plus, RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/action/button.tsx";
import { isShortcut } from "../ui/keyboard/is-shortcut.ts";
import { canBeDefinition } from "./can-be-definition.ts";
import { storeDraft } from "./draft.ts";
import { useExercise } from "./exercise.ts";
import { KINDS } from "./kinds.ts";
import { isEmptyRetype } from "./retype-slot.tsx";
import type { AnsweredStep } from "./step.ts";
import { useTell } from "./use-tell.ts";

import styles from "./wrong-actions.module.css";

/** After a wrong answer: try again where that is possible, or say that it was right, and add it as a definition too. */
export function WrongActions({ step }: { step: AnsweredStep }): ReactNode {
  const { t } = useTranslation();
  const { adds, draft, override, retry, onVerdict } = useExercise();
  const tell = useTell();
  const overriding = useMutation({
    mutationFn: async (addDefinition: boolean) => override(addDefinition),
    onSuccess: (now) => {
      tell(now);
      onVerdict?.();
    },
  });
  const wasRight = (addDefinition: boolean): void => {
    if (!overriding.isPending) overriding.mutate(addDefinition);
  };
  useBackspace(() => wasRight(false));
  return (
    <div className={styles.actions}>
      {retry && (
        <Button
          icon={<RotateCcw />}
          onClick={() => {
            storeDraft(draft, "");
            retry();
          }}
        >
          {t("testing.verdict.retry")}
        </Button>
      )}
      <Button
        kbd="⌫"
        aria-keyshortcuts="Backspace"
        pending={overriding.isPending}
        onClick={() => wasRight(false)}
      >
        {t("testing.verdict.wasRight")}
      </Button>
      {adds && canBeDefinition(KINDS[step.question.kind].typed, step.given) && (
        <Button icon={<Plus />} onClick={() => wasRight(true)}>
          {t("testing.verdict.wasRightAdd")}
        </Button>
      )}
    </div>
  );
}

/** Backspace objects to the verdict: an empty line does not need the key, and it types nothing. */
function useBackspace(onPress: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isFree =
      isShortcut(event, "Backspace") || (event.key === "Backspace" && isEmptyRetype(event.target));
    if (event.repeat || !isFree) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
