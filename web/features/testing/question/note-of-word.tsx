import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Question } from "../../../../shared/api/testing.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { HearExample } from "../../../lib/speech/hear-example.tsx";
import { NoteAndExample } from "../../../ui/word/note-and-example.tsx";
import { useKnownTest } from "../current-test.ts";

interface NoteOfWordProps {
  question: Question;
  answers: readonly string[];
  more: { note?: string | undefined; example?: string | undefined };
}

/** Note and example of the word of a finished question. */
export function NoteOfWord({ question, answers, more: { note, example } }: NoteOfWordProps): ReactNode {
  const { t } = useTranslation();
  const about = useKnownTest()?.about;
  const { meaning } = question;
  const swapped = !meaning && (about?.swapped ?? false);
  const termLang = swapped ? question.answerLanguage : question.promptLanguage;
  return (
    <NoteAndExample
      note={note}
      example={example}
      meaning={
        meaning && {
          label: t("speech.meaning"),
          definitions: meaning.definitions,
          lang: meaning.language,
          dir: directionOf(meaning.language),
        }
      }
      hearExample={<HearExample text={example} language={termLang} />}
      labels={{ note: t("testing.verdict.note"), example: t("testing.verdict.example") }}
      term={(swapped ? answers : question.prompt)[0] ?? ""}
      termLang={termLang}
      dir={directionOf(termLang)}
    />
  );
}
