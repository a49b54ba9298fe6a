import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { HearExample } from "../../../lib/speech/hear-example.tsx";
import { NoteAndExample } from "../../../ui/word/note-and-example.tsx";

/** Note and example of the word on a card. */
export function NoteOfCard({ item, heard = false }: { item: QueueItem; heard?: boolean }): ReactNode {
  const { t } = useTranslation();
  const { note, example, direction, prompt, answers, promptLanguage, answerLanguage } = item;
  const isForward = direction === "forward";
  const termLang = isForward ? promptLanguage : answerLanguage;
  return (
    <NoteAndExample
      note={note}
      example={example}
      meaning={
        heard
          ? {
              label: t("speech.meaning"),
              definitions: prompt,
              lang: promptLanguage,
              dir: directionOf(promptLanguage),
            }
          : undefined
      }
      hearExample={<HearExample text={example} language={termLang} />}
      labels={{ note: t("testing.verdict.note"), example: t("testing.verdict.example") }}
      term={(isForward ? prompt : answers)[0] ?? ""}
      termLang={termLang}
      dir={directionOf(termLang)}
    />
  );
}
