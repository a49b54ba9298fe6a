import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Report } from "../../../../shared/api/testing.ts";
import { directionOf, type LanguageCode } from "../../../../shared/languages.ts";
import { HintLetters } from "../../../exercise/hint-letters.tsx";
import { useSaidHint } from "../../../exercise/hint-row.tsx";
import { isHelpful } from "../../../exercise/verdict-letters.ts";
import { Hear } from "../../../lib/speech/hear.tsx";
import { useSpeech } from "../../../lib/speech/speech.ts";
import { LetterDiff } from "../../../ui/text/letter-diff.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { Correction } from "./correction.tsx";
import { markGiven, type MarkedGiven } from "./marked-given.ts";
import { Objection } from "./objection.tsx";

import styles from "./test-report.module.css";

export type ReportedWord = Report["words"][number];

interface ReportWordProps {
  report: Report;
  word: ReportedWord;
  number: number;
}

/** One word of the report: its entry, and what was typed where that was not simply right. */
export function ReportWord({ report, word, number }: ReportWordProps): ReactNode {
  const { t } = useTranslation();
  const { term, definitions, termLang, definitionsLang } = entryOf(report, word);
  const { expected, given, outcome } = word;
  const speech = useSpeech(termLang);
  const shown = outcome !== "exact" && given.length > 0;
  return (
    <Correction
      number={number}
      term={term.join(", ")}
      definitions={definitions}
      hear={<Hear speech={speech} text={term.join(", ")} />}
      termLang={termLang}
      definitionsLang={definitionsLang}
      dirs={{ term: directionOf(termLang), definitions: directionOf(definitionsLang) }}
      givenLabel={label()}
      example={word.example}
      note={word.note}
      given={
        outcome === "hinted" ? (
          <Hint report={report} word={word} />
        ) : (
          shown && <Given report={report} word={word} />
        )
      }
    />
  );

  function label(): string {
    if (outcome === "hinted") return t("exercise.hint.label");
    if (outcome !== "skipped") return t("testing.verdict.wrote");
    return t("testing.verdict.partly", { given: given.length, total: expected.length });
  }
}

function Hint({ report: { answerLanguage }, word: { hint } }: GivenProps): ReactNode {
  const said = useSaidHint();
  if (!hint) return null;
  return (
    <>
      <VisuallyHidden>{said(hint)}</VisuallyHidden>
      <HintLetters small hint={hint} lang={answerLanguage} dir={directionOf(answerLanguage)} />
    </>
  );
}

/** The two sides of a word; of one that was heard, what it means now. */
function entryOf(
  { swapped, prompt: way, promptLanguage, answerLanguage }: Report,
  { prompt, expected, meaning }: ReportedWord,
) {
  const asked = {
    term: prompt,
    definitions: expected,
    termLang: promptLanguage,
    definitionsLang: answerLanguage,
  };
  if (way === "sound")
    return {
      ...asked,
      definitions: meaning?.definitions ?? [],
      definitionsLang: meaning?.language ?? answerLanguage,
    };
  if (!swapped) return asked;
  return { term: expected, definitions: prompt, termLang: answerLanguage, definitionsLang: promptLanguage };
}

interface GivenProps {
  report: Report;
  word: ReportedWord;
}

function Given({ report, word }: GivenProps): ReactNode {
  const { t } = useTranslation();
  const { given, outcome } = word;
  const last = given.at(-1);
  const isDisputable = outcome === "wrong" || outcome === "overridden";
  return (
    <>
      {markGiven(word).map((answer, index) => (
        <span key={index}>
          {index > 0 && ", "}
          <GivenAnswer answer={answer} lang={report.answerLanguage} />
        </span>
      ))}
      {outcome === "wrong" && word.notices.includes("form") && (
        <span className={styles.form}> {t("testing.notices.form")}</span>
      )}
      {isDisputable && last !== undefined && (
        <span className={styles.action}>
          <Objection report={report} word={word} answer={last} />
        </span>
      )}
    </>
  );
}

function GivenAnswer({ answer, lang }: { answer: MarkedGiven; lang: LanguageCode }): ReactNode {
  const { text, wrong, correction } = answer;
  return (
    <LetterDiff
      segments={correction?.segments ?? []}
      side="given"
      plainAnswer={correction && isHelpful(correction) ? undefined : text}
      hiddenText={text}
      near={!wrong}
      lang={lang}
      dir={directionOf(lang)}
    />
  );
}
