import { Check, Pencil } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { directionOf, type LanguageCode } from "../../shared/languages.ts";
import { AnswerInput } from "./answer-input.tsx";
import { CopyDifference } from "./copy-difference.tsx";
import { differenceOf, type Difference } from "./copy.ts";
import { useExercise, type Exercise } from "./exercise.ts";
import { Slot } from "./slot.tsx";
import type { Step } from "./step.ts";
import { useSeen } from "./use-seen.ts";
import { useTellDifference } from "./use-tell-difference.ts";

/** Whether the right answer may be written once more, below the verdict. */
export const isRetypedAfter = (step: Step, { retypes = false }: Exercise): boolean =>
  retypes && step.kind === "answered" && step.result.verdict === "wrong";

/** On a phone the line would open the keyboard over the verdict. */
export const startsWithRetyping = (step: Step, exercise: Exercise): boolean =>
  isRetypedAfter(step, exercise) && matchMedia("(pointer: fine) and (min-width: 48em)").matches;

/** Nothing was typed there, so that keys of the verdict are free. */
export const isEmptyRetype = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.dataset["retype"] !== undefined && target.value === "";

interface RetypeSlotProps {
  step: Step;
  answer: string;
  lang: LanguageCode;
}

/** A line to write the right answer once more. It counts nothing: Enter in an empty line goes on. */
export function RetypeSlot({ step, answer, lang }: RetypeSlotProps): ReactNode {
  const { t } = useTranslation();
  const exercise = useExercise();
  const tell = useTellDifference();
  const input = useRef<HTMLInputElement>(null);
  const seen = useSeen();
  const [text, setText] = useState("");
  /** What the text was when it was compared, and how it differed. */
  const [compared, setCompared] = useState<{ difference: Difference | null } | null>(null);
  const isFirst = startsWithRetyping(step, exercise);
  const dir = directionOf(lang);
  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true });
  }, [isFirst]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    // Held down since the answer, or pressed before the verdict was read.
    if (event.repeat || !seen) return;
    if (compared || text.trim() === "") return exercise.goOn();
    const difference = differenceOf(text, answer);
    setCompared({ difference });
    if (difference) tell(text, answer, difference);
  };
  const isCopied = compared !== null && compared.difference === null;
  return (
    <Slot
      state={isCopied ? "copied" : "retype"}
      number={isCopied ? <Check /> : <Pencil />}
      tag={
        compared?.difference ? (
          <CopyDifference difference={compared.difference} original={answer} lang={lang} />
        ) : (
          t("exercise.retype.tag")
        )
      }
    >
      <AnswerInput
        ref={input}
        small
        label={t("exercise.retype.label")}
        placeholder={t("exercise.retype.ask")}
        data-retype
        value={text}
        lang={lang}
        dir={dir}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          setCompared(null);
        }}
      />
    </Slot>
  );
}
