import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Question } from "../../shared/api/testing.ts";
import { directionOf } from "../../shared/languages.ts";
import { Code } from "../ui/text/code.tsx";
import { LetterDiff } from "../ui/text/letter-diff.tsx";
import { Senses } from "./senses.tsx";
import { Slot } from "./slot.tsx";
import type { AnsweredStep } from "./step.ts";
import { correctionOf } from "./verdict-letters.ts";

interface OpenSlotsProps {
  question: Question;
  last: AnsweredStep | null;
  /** The input line. */
  children: ReactNode;
}

/** What was already given, the input line with the letters of a slip beneath it, and a line for each missing answer. */
export function OpenSlots({ question, last, children }: OpenSlotsProps): ReactNode {
  const { t } = useTranslation();
  const { doneDefinitions, needAnswers, answerLanguage } = question;
  const text = { lang: answerLanguage, dir: directionOf(answerLanguage) };
  const live = doneDefinitions.length + 1;
  const rest = Array.from({ length: Math.max(needAnswers - 1, 0) }, (_, index) => live + index + 1);
  const isForgiven = (index: number): boolean =>
    last?.result.verdict === "forgiven" && index === doneDefinitions.length - 1;
  const slip = last?.result.verdict === "almost" && isTypo(last) ? correctionOf(last) : null;
  return (
    <Senses label={t("testing.run.answers")}>
      {doneDefinitions.map((definition, index) => (
        <Slot
          key={definition}
          state={isForgiven(index) ? "near" : "right"}
          tag={isForgiven(index) ? t("testing.verdict.accepted") : t("testing.verdict.found")}
          {...text}
        >
          {definition}
        </Slot>
      ))}
      <Slot key="live" state="live" number={live + needAnswers > 2 ? live : <Code>{answerLanguage}</Code>}>
        {children}
      </Slot>
      {slip && (
        <Slot key="slip" state="expected" tag={t("testing.verdict.spelling")}>
          <LetterDiff segments={slip.segments} hiddenText={slip.expected} lang={text.lang} dir={text.dir} />
        </Slot>
      )}
      {rest.map((number) => (
        <Slot key={number} state="todo" number={number} />
      ))}
    </Senses>
  );
}

const isTypo = ({ result }: AnsweredStep): boolean => result.notices.includes("typo");
