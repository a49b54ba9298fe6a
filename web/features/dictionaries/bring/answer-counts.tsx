import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { ANSWER_STATES, type AnswerCounts as Counts } from "../deck/note-answers.ts";

import styles from "./bring.module.css";

/** What became of answers that were sent, in addition. */
const SENT_STATES = ["added", "refused", "unsent"] as const;

interface AnswerCountsProps {
  counts: Counts & Partial<Record<(typeof SENT_STATES)[number], number>>;
}

/** What becomes of the entries of a review log; together all of them. */
export function AnswerCounts({ counts }: AnswerCountsProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const filled = [...SENT_STATES, ...ANSWER_STATES].flatMap((state) => {
    const count = counts[state] ?? 0;
    return count > 0 ? [{ state, count }] : [];
  });
  return (
    <Sheet as="section" pad aria-labelledby={id}>
      <Heading id={id} plain>
        {t("bring.steps.reviews")}
      </Heading>
      <ul className={styles.counts}>
        {filled.map(({ state, count }) => (
          <li key={state} data-state={state === "arriving" || state === "added" ? "new" : state}>
            <b>{format.number(count)}</b>
            <span>{t(`bring.answers.${state}`, { count })}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
