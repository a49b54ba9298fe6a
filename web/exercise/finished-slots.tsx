import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { AnswerResult } from "../../shared/api/testing.ts";
import { directionOf } from "../../shared/languages.ts";
import { LetterDiff } from "../ui/text/letter-diff.tsx";
import { useExercise } from "./exercise.ts";
import { isRetypedAfter, RetypeSlot } from "./retype-slot.tsx";
import { Senses } from "./senses.tsx";
import { Slot } from "./slot.tsx";
import { foundBefore, missingOf, type AnsweredStep } from "./step.ts";
import { correctionOf, isHelpful, type MarkedAnswer } from "./verdict-letters.ts";

interface FinishedSlotsProps {
  step: AnsweredStep;
  /** The button beside the right answer that plays it. */
  hear?: ReactNode;
}

/** What was given, with corrections, and every right answer that was not. */
export function FinishedSlots({ step, hear }: FinishedSlotsProps): ReactNode {
  const { t } = useTranslation();
  const { question, result } = step;
  const text = { lang: question.answerLanguage, dir: directionOf(question.answerLanguage) };
  const correction = correctionOf(step);
  const missing =
    result.verdict === "wrong" ? missingOf(result).filter((answer) => !isExpected(answer, correction)) : [];
  const exercise = useExercise();
  const expected = correction?.expected ?? missing[0];
  return (
    <Senses label={t("testing.run.answers")}>
      {foundBefore(result).map((definition) => (
        <Slot key={definition} state="right" tag={t("testing.verdict.found")} {...text}>
          {definition}
        </Slot>
      ))}
      <GivenSlot
        step={step}
        correction={correction}
        hear={correction || missing.length > 0 ? undefined : hear}
      />
      {correction && <ExpectedSlot step={step} correction={correction} hear={hear} />}
      {missing.map((answer) => (
        <Slot key={answer} state="expected" after={correction ? undefined : hear} {...text}>
          {answer}
        </Slot>
      ))}
      {expected !== undefined && isRetypedAfter(step, exercise) && (
        <RetypeSlot step={step} answer={expected} lang={question.answerLanguage} />
      )}
    </Senses>
  );
}

/** The correction may compare with one reading of an answer, such as one side of its slash. */
const isExpected = (answer: string, correction: MarkedAnswer | null): boolean =>
  correction !== null && answer.includes(correction.expected);

interface MarkedSlotProps {
  step: AnsweredStep;
  hear: ReactNode;
  correction: MarkedAnswer;
}

interface GivenSlotProps extends Omit<MarkedSlotProps, "correction"> {
  correction: MarkedAnswer | null;
}

function GivenSlot({ step, correction, hear }: GivenSlotProps): ReactNode {
  const { t } = useTranslation();
  const { given, question, result } = step;
  const text = { lang: question.answerLanguage, dir: directionOf(question.answerLanguage) };
  if (result.verdict === "wrong")
    return (
      <Slot state="wrong" tag={t("testing.verdict.wrote")} after={hear}>
        {correction ? (
          <LetterDiff
            segments={correction.segments}
            side="given"
            plainAnswer={isHelpful(correction) ? undefined : given}
            hiddenText={given}
            {...text}
          />
        ) : (
          given
        )}
      </Slot>
    );
  const { state, tag } = rightSlot(result);
  return (
    <Slot state={state} tag={t(tag)} after={hear} {...text}>
      {given}
    </Slot>
  );
}

function rightSlot({ outcome, verdict }: AnswerResult) {
  if (outcome === "hinted") return { state: "hinted", tag: "exercise.hint.tag" } as const;
  if (outcome === "overridden") return { state: "right", tag: "testing.verdict.overridden" } as const;
  if (verdict === "forgiven") return { state: "near", tag: "testing.verdict.accepted" } as const;
  return { state: "right", tag: "testing.verdict.correct" } as const;
}

function ExpectedSlot({ step, correction, hear }: MarkedSlotProps): ReactNode {
  const { t } = useTranslation();
  const { question, result } = step;
  const isNear = result.verdict === "forgiven";
  return (
    <Slot
      state="expected"
      tag={t(isNear ? "testing.verdict.spelling" : "testing.verdict.answer")}
      after={hear}
    >
      <LetterDiff
        segments={correction.segments}
        side="answer"
        plainAnswer={isHelpful(correction) ? undefined : correction.expected}
        hiddenText={correction.expected}
        near={isNear}
        lang={question.answerLanguage}
        dir={directionOf(question.answerLanguage)}
      />
    </Slot>
  );
}
