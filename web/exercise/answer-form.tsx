import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from "react";
import { useTranslation } from "react-i18next";

import { lettersOf } from "../../shared/judge/languages/by-code.ts";
import { directionOf } from "../../shared/languages.ts";
import { Button } from "../ui/action/button.tsx";
import { useAnnounce } from "../ui/feedback/live-region.tsx";
import { QuestionActions } from "../ui/question/question-actions.tsx";
import { AnswerInput } from "./answer-input.tsx";
import { AnswerProblem } from "./answer-problem.tsx";
import { storeDraft, storedDraft } from "./draft.ts";
import { useExercise } from "./exercise.ts";
import { Feedback } from "./feedback.tsx";
import { HintRow } from "./hint-row.tsx";
import { KeyBar } from "./key-bar.tsx";
import { OpenFeedback } from "./open-feedback.tsx";
import { OpenSlots } from "./open-slots.tsx";
import { promptIdOf } from "./prompt-id.ts";
import { isRetryOpen } from "./step.ts";
import { useAnswering, type Sending } from "./use-answering.ts";

/** The senses with the input line, the keys for special characters, Skip and Check. */
export function AnswerForm(): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const { question, draft, last: step, hint } = useExercise();
  const last = step?.kind === "answered" && (!step.again || isRetryOpen(step.result)) ? step : null;
  // What is tried again cannot be skipped.
  const isAgain = step?.kind === "answered" && step.again === true;
  const [text, setText] = useState(() => storedDraft(draft));
  const [isEmpty, setEmpty] = useState(false);
  const canHint = hint !== undefined && question.hint === undefined && !isAgain;
  const type = (typed: string): void => {
    if (canHint && text === "" && QUESTION_MARKS.includes(typed)) return askHint();
    setEmpty(false);
    setText(typed);
    storeDraft(draft, typed);
  };
  const {
    answer,
    skip,
    hint: askHint,
    sending,
    problem,
  } = useAnswering((now, given) => {
    if (now.kind === "skipped") return;
    if (now.result.result) {
      const typed = input.current?.value ?? "";
      // Text typed in the meantime already belongs to the next answer.
      if (typed.startsWith(given)) type(typed.slice(given.length));
    }
    // A slip is corrected in place; anything else is typed again.
    else if (!now.result.notices.includes("typo")) input.current?.select();
  });
  useEffect(() => input.current?.focus(), []);
  useLiveLineInView(input, question.doneDefinitions.length);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    input.current?.focus();
    if (text.trim() !== "") return answer(text);
    setEmpty(true);
    announce(t("testing.run.empty"));
  };
  const sendAgain = (what: Sending): void => {
    if (what === "hint") askHint();
    else if (what === "skip") skip();
    else if (text.trim() !== "") answer(text);
  };
  const several = question.doneDefinitions.length + question.needAnswers > 1;
  return (
    <form noValidate onSubmit={submit}>
      <OpenSlots question={question} last={last}>
        <AnswerInput
          ref={input}
          label={
            several
              ? t("testing.run.definition", { number: question.doneDefinitions.length + 1 })
              : t("testing.run.answer")
          }
          value={text}
          lang={question.answerLanguage}
          dir={directionOf(question.answerLanguage)}
          aria-describedby={promptIdOf(question)}
          onChange={({ target }) => type(target.value)}
        />
      </OpenSlots>
      {hint && !isAgain && (
        <HintRow
          hint={question.hint}
          lang={question.answerLanguage}
          pending={sending === "hint"}
          onAsk={() => {
            input.current?.focus();
            askHint();
          }}
        />
      )}
      {problem ? (
        <AnswerProblem problem={problem.error} onRetry={() => sendAgain(problem.of)} />
      ) : isEmpty ? (
        <Feedback title={t("testing.run.empty")} />
      ) : (
        <OpenFeedback step={last} />
      )}
      <QuestionActions
        keys={
          <KeyBar
            letters={lettersOf(question.answerLanguage)}
            label={t("testing.run.letters")}
            shiftLabel={t("testing.run.shift")}
            input={input}
            lang={question.answerLanguage}
          />
        }
      >
        {!isAgain && (
          <Button big onClick={skip} pending={sending === "skip"}>
            {t("testing.run.skip")}
          </Button>
        )}
        <Button type="submit" variant="primary" big kbd="↵" pending={sending === "answer"}>
          {t("testing.run.check")}
        </Button>
      </QuestionActions>
    </form>
  );
}

/** Typed into an empty line they ask for a hint: the Latin one, that of full width, and the Arabic one. */
const QUESTION_MARKS = ["?", "？", "؟"];

/** Keeps the input line visible when the keyboard opens and when answers push it down. */
function useLiveLineInView(input: RefObject<HTMLInputElement | null>, answersAbove: number): void {
  const show = useEffectEvent(() => {
    input.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (answersAbove > 0) show();
  }, [answersAbove]);
  useEffect(() => {
    const onResize = (): void => show();
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
}
