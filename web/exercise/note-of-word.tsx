import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Meaning } from "../../shared/api/testing.ts";
import { directionOf } from "../../shared/languages.ts";
import { HearExample } from "../lib/speech/hear-example.tsx";
import { NoteAndExample } from "../ui/word/note-and-example.tsx";
import type { Term } from "./step.ts";

interface NoteOfWordProps {
  term: Term;
  note: string | undefined;
  example: string | undefined;
  /** What the word means, where that was neither shown nor asked. */
  meaning?: Meaning | undefined;
}

/** What is written down about the word of a finished question. */
export function NoteOfWord({ term: { text, language }, note, example, meaning }: NoteOfWordProps): ReactNode {
  const { t } = useTranslation();
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
      hearExample={<HearExample text={example} language={language} />}
      labels={{ note: t("testing.verdict.note"), example: t("testing.verdict.example") }}
      term={text ?? ""}
      termLang={language}
      dir={directionOf(language)}
    />
  );
}
