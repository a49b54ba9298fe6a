import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import type { Question as Shown } from "../../../../shared/api/testing.ts";
import { lettersOf } from "../../../../shared/judge/languages/by-code.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { AnswerInput } from "../../../exercise/answer-input.tsx";
import { CopyDifference } from "../../../exercise/copy-difference.tsx";
import { differenceOf, type Difference } from "../../../exercise/copy.ts";
import { KeyBar } from "../../../exercise/key-bar.tsx";
import { KINDS } from "../../../exercise/kinds.ts";
import { ProgressTicks } from "../../../exercise/progress-ticks.tsx";
import { Senses } from "../../../exercise/senses.tsx";
import { Slot } from "../../../exercise/slot.tsx";
import { useDifferenceWords, useTellDifference } from "../../../exercise/use-tell-difference.ts";
import { Button } from "../../../ui/action/button.tsx";
import { QuestionActions } from "../../../ui/question/question-actions.tsx";
import { Question } from "../../../ui/question/question.tsx";
import { Code } from "../../../ui/text/code.tsx";
import { Entry } from "./entry.tsx";

import styles from "./meeting.module.css";

interface MeetingProps {
  item: QueueItem;
  /** The question that comes later. */
  question: Shown;
  /** How many others come before it. */
  others: number;
  /** Whether the answer is copied; cards that are turned over are only read. */
  copied: boolean;
  /** Where in the review this is. */
  progress: ReactNode;
  /** The way out of the meeting: the word was seen, or its learner wants to be asked at once. */
  onMet: (asksNow: boolean) => void;
}

/** A new word, whole, before it is asked: to be read, heard and copied once. It is no review. */
export function Meeting({ item, question, others, copied, progress, onMet }: MeetingProps): ReactNode {
  const { t } = useTranslation();
  const tell = useTellDifference();
  const words = useDifferenceWords();
  const input = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState("");
  const [difference, setDifference] = useState<Difference | null>(null);
  const { answerLanguage } = item;
  const original = item.answers[0] ?? "";
  const dir = directionOf(answerLanguage);
  const [entry, hint] = [useId(), useId()];
  useEffect(() => (input.current ?? next.current)?.focus(), []);
  useControlEnter(() => onMet(true));

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = copied ? differenceOf(text, original) : null;
    // It is shown once.
    if (!found || difference) return onMet(false);
    setDifference(found);
    tell(text, original, found);
    input.current?.focus();
  };
  const when = others > 0 ? t("exercise.meeting.after", { count: others }) : t("exercise.meeting.shown");
  return (
    <Question
      progress={
        <span className={styles.top}>
          <span>{progress}</span>
          <i className={styles.fresh}>{t("exercise.meeting.fresh")}</i>
        </span>
      }
      ticks={<ProgressTicks question={question} outcome={undefined} />}
      prompt={<Entry id={entry} item={item} heard={KINDS[question.kind].heard} />}
    >
      <form noValidate onSubmit={submit}>
        {copied && (
          <>
            <p className={styles.copy}>{t("exercise.meeting.copy")}</p>
            <Senses>
              <Slot
                state="live"
                number={<Code>{answerLanguage}</Code>}
                tag={difference && <CopyDifference {...{ difference, original }} lang={answerLanguage} />}
              >
                <span className={styles.trace}>
                  {!difference && (
                    <span className={styles.under} lang={answerLanguage} dir={dir} aria-hidden="true">
                      <span className={styles.written}>{text}</span>
                      {restOf(original, text)}
                    </span>
                  )}
                  <AnswerInput
                    ref={input}
                    label={t("exercise.meeting.copy")}
                    value={text}
                    lang={answerLanguage}
                    dir={dir}
                    aria-describedby={`${entry} ${hint}`}
                    onKeyDown={(event) => {
                      // Held down since the answer before.
                      if (event.key === "Enter" && event.repeat) event.preventDefault();
                    }}
                    onChange={({ target }) => setText(target.value)}
                  />
                </span>
              </Slot>
            </Senses>
          </>
        )}
        <p className={styles.when} id={hint}>
          {difference ? words(difference) : when}
        </p>
        <QuestionActions
          keys={
            copied && (
              <KeyBar
                letters={lettersOf(answerLanguage)}
                label={t("testing.run.letters")}
                shiftLabel={t("testing.run.shift")}
                input={input}
                lang={answerLanguage}
              />
            )
          }
        >
          <Button big kbd="Ctrl ↵" aria-keyshortcuts="Control+Enter" onClick={() => onMet(true)}>
            {t("exercise.meeting.know")}
          </Button>
          <Button
            ref={next}
            type="submit"
            variant="primary"
            big
            kbd="↵"
            aria-describedby={copied ? undefined : entry}
          >
            {t("testing.verdict.next")}
          </Button>
        </QuestionActions>
      </form>
    </Question>
  );
}

/** What is left to copy, as long as what was typed is its beginning. */
const restOf = (original: string, typed: string): string =>
  original.startsWith(typed) ? original.slice(typed.length) : "";

function useControlEnter(onPress: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
