import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { KNOWN_OUTCOMES, type Outcome } from "../../../shared/api/testing.ts";
import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { MARKS, outcomeLabel } from "../../exercise/marks.ts";
import { useFormat } from "../../lib/format.ts";
import { sampleWords } from "../../lib/sample-words.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Score } from "../../ui/feedback/score.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { FactList } from "../../ui/page/fact-list.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Wrap } from "../../ui/page/wrap.tsx";
import { Mark } from "../../ui/text/mark.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";
import { Headword } from "../../ui/word/headword.tsx";
import { useKeeping } from "./use-keeping.ts";

import styles from "./trial.module.css";

interface TrialResultProps {
  terms: InterfaceLanguage;
  definitions: InterfaceLanguage;
  /** Null where somebody comes back to keep the words. */
  outcomes: readonly Outcome[] | null;
}

/** What came of the five words, and the way to make them one's own. */
export function TrialResult({ terms, definitions, outcomes }: TrialResultProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { keep, pending } = useKeeping(terms, definitions);
  const words = sampleWords(terms, definitions);
  const right = outcomes?.filter((outcome) => KNOWN_OUTCOMES.includes(outcome)).length ?? 0;
  const total = words.length;
  return (
    <Wrap>
      <div className={styles.page}>
        <Stack gap="large">
          <div className={styles.done}>
            <Title>{t("testing.trial.done")}</Title>
            {outcomes && (
              <Score
                right={format.number(right)}
                rest={t("testing.report.of", { total })}
                label={t("testing.report.score", { right, total })}
              />
            )}
          </div>
          <Sheet pad>
            <FactList
              facts={words.map(({ term, definitions: meanings }, index) => {
                const outcome = outcomes?.[index];
                return {
                  term: (
                    <span className={styles.word}>
                      {outcome && <Mark kind={MARKS[outcome]} small label={t(outcomeLabel(outcome))} />}
                      <Headword lang={terms}>{term}</Headword>
                    </span>
                  ),
                  value: (
                    <span className={styles.meaning} lang={definitions}>
                      {meanings.join(", ")}
                    </span>
                  ),
                };
              })}
            />
          </Sheet>
          <div className={styles.ways}>
            <div>
              <Button variant="primary" big pending={pending} onClick={keep}>
                {t("testing.trial.keep")}
              </Button>
              <Text tone="muted">{t("testing.trial.keepText")}</Text>
            </div>
            <Row>
              <ButtonLink to={paths.trial} big>
                {t("testing.trial.other")}
              </ButtonLink>
              <ButtonLink to={paths.menu} big>
                {t("testing.trial.own")}
              </ButtonLink>
            </Row>
          </div>
        </Stack>
      </div>
    </Wrap>
  );
}
