import { RotateCcw } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { MISTAKES } from "../../../../shared/answer-result.ts";
import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { MARKS, outcomeLabel } from "../../../exercise/marks.ts";
import { useFormat } from "../../../lib/format.ts";
import type { Practice, PracticeCard } from "../../../lib/practice.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Score } from "../../../ui/feedback/score.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Wrap } from "../../../ui/page/wrap.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Mark } from "../../../ui/text/mark.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { Definitions } from "../../../ui/word/definitions.tsx";

import styles from "./practice.module.css";

interface PracticeResultProps {
  practice: Practice;
  itemOf: (card: PracticeCard) => QueueItem;
  onAgain: (wrong: readonly PracticeCard[]) => void;
}

/** What was right, what to look at again, and the way to ask that once more. */
export function PracticeResult({ practice, itemOf, onAgain }: PracticeResultProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the last question.
  useEffect(() => title.current?.focus(), []);
  const { cards, from } = practice;
  const wrong = cards.filter(({ outcome }) => outcome && MISTAKES.includes(outcome));
  const right = cards.filter((card) => !wrong.includes(card));
  const total = cards.length;
  return (
    <Wrap className={styles.page}>
      <Stack gap="large" className={styles.result}>
        <div className={styles.head}>
          <Title ref={title}>{t("practice.title")}</Title>
          <Score
            right={format.number(right.length)}
            rest={t("testing.report.of", { total })}
            label={t("testing.report.score", { right: right.length, total })}
          />
          <Text tone="muted">{t("practice.free")}</Text>
        </div>
        <Row>
          {wrong.length > 0 && (
            <Button variant="primary" big icon={<RotateCcw />} onClick={() => onAgain(wrong)}>
              {t("practice.again")}
            </Button>
          )}
          <ButtonLink to={from} big variant={wrong.length > 0 ? undefined : "primary"}>
            {t("practice.done")}
          </ButtonLink>
        </Row>
        <Words heading={t("practice.lookAgain")} cards={wrong} itemOf={itemOf} />
        <Words heading={t("practice.right")} cards={right} itemOf={itemOf} />
      </Stack>
    </Wrap>
  );
}

interface WordsProps extends Pick<PracticeResultProps, "itemOf"> {
  heading: string;
  cards: readonly PracticeCard[];
}

function Words({ heading, cards, itemOf }: WordsProps): ReactNode {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <Sheet as="section" pad aria-label={heading}>
      <Heading>{heading}</Heading>
      <ul className={styles.words}>
        {cards.map((card) => {
          const { prompt, promptLanguage, answers, answerLanguage } = itemOf(card);
          return (
            <li key={`${card.wordId} ${card.kind}`}>
              {card.outcome && (
                <Mark kind={MARKS[card.outcome]} small label={t(outcomeLabel(card.outcome))} />
              )}
              <span>
                <b lang={promptLanguage} dir={directionOf(promptLanguage)}>
                  {prompt.join(", ")}
                </b>{" "}
                <Definitions items={answers} lang={answerLanguage} dir={directionOf(answerLanguage)} />
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
