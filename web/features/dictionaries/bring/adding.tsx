import { Check } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import type { WriteProgress } from "./write-deck.ts";

import styles from "./bring.module.css";

interface AddingProps {
  progress: WriteProgress;
  /** In the file. */
  notes: number;
  onStop: () => void;
}

type StepState = "done" | "now" | "later";

/** How far the words and their reviews are. */
export function Adding({ progress, notes, onStop }: AddingProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const [stopping, setStopping] = useState(false);
  const { words, ofWords, reviews, ofReviews } = progress;
  const wordsDone = ofWords > 0 || ofReviews > 0 ? words === ofWords : false;
  const said = wordsDone
    ? t("bring.reviewsSoFar", { done: format.number(reviews), all: format.number(ofReviews) })
    : t("bring.wordsSoFar", { done: format.number(words), all: format.number(ofWords) });
  const steps: { state: StepState; name: string; figures: string }[] = [
    { state: "done", name: t("bring.steps.read"), figures: t("bring.notes", { count: notes }) },
    {
      state: wordsDone ? "done" : "now",
      name: t("bring.steps.words"),
      figures: `${format.number(words)} / ${format.number(ofWords)}`,
    },
    {
      state: wordsDone ? "now" : "later",
      name: t("bring.steps.reviews"),
      figures: `${format.number(reviews)} / ${format.number(ofReviews)}`,
    },
  ];
  return (
    <Stack>
      <Title>{t("bring.adding")}</Title>
      <Text word role="status">
        {said}
      </Text>
      <progress
        className={styles.progress}
        aria-label={said}
        max={Math.max(1, ofWords + ofReviews)}
        value={words + reviews}
      />
      <ul className={styles.steps}>
        {steps.map(({ state, name, figures }) => (
          <li key={name} data-state={state}>
            <span className={styles.state}>{state === "done" && <Check />}</span>
            <span>
              {name}
              <VisuallyHidden>, {t(`bring.stepStates.${state}`)}</VisuallyHidden>
            </span>
            <span>{figures}</span>
          </li>
        ))}
      </ul>
      <Row>
        <Button
          pending={stopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {t("bring.stop")}
        </Button>
        <Text small tone="muted">
          {t("bring.keepOpen")}
        </Text>
      </Row>
    </Stack>
  );
}
