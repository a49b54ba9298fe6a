import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Asked } from "../../../exercise/asked.ts";
import { NoteOfCard } from "./note-of-card.tsx";

import styles from "./about-word.module.css";

/** After the verdict: when the word comes again, and what is written down about it. */
export function AboutWord({ asked: { item, heard, outcome } }: { asked: Asked }): ReactNode {
  const { t } = useTranslation();
  const comesAgain = outcome === "wrong" || outcome === "skipped";
  return (
    <>
      {comesAgain && <p className={styles.again}>{t("today.session.comesAgain")}</p>}
      <NoteOfCard item={item} heard={heard} />
    </>
  );
}
