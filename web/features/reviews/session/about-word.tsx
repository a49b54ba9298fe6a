import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { directionOf } from "../../../exercise/text-direction.ts";
import { NoteAndExample } from "../../../ui/note-and-example.tsx";
import type { Asked } from "./asked.ts";

import styles from "./about-word.module.css";

/** After the verdict: when the word comes again, and what is written down about it. */
export function AboutWord({ asked: { item, outcome } }: { asked: Asked }): ReactNode {
  const { t } = useTranslation();
  const { note, example, direction, prompt, answers, promptLanguage, answerLanguage } = item;
  const isForward = direction === "forward";
  const termLang = isForward ? promptLanguage : answerLanguage;
  const comesAgain = outcome === "wrong" || outcome === "skipped";
  return (
    <>
      {comesAgain && <p className={styles.again}>{t("today.session.comesAgain")}</p>}
      <NoteAndExample
        note={note}
        example={example}
        labels={{ note: t("today.session.note"), example: t("today.session.example") }}
        term={(isForward ? prompt : answers)[0] ?? ""}
        termLang={termLang}
        dir={directionOf(termLang)}
      />
    </>
  );
}
