import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { PractiseButton } from "../../../lib/practise-button.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { FactList } from "../../../ui/page/fact-list.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { TestsLeft } from "../tests-left.tsx";
import { useTestsLeft } from "../use-tests-left.ts";
import type { Choice } from "./choice.ts";
import { useSelectionText } from "./selection-text.ts";

import styles from "./setup-summary.module.css";

interface SetupSummaryProps {
  choice: Choice;
  dictionary: Dictionary;
  /** How many words are selected; null while that is not known. */
  matching: number | null;
  /** Nothing is missing or wrong in the choice. */
  isComplete: boolean;
  starting: boolean;
}

/** What was chosen and how many words that is, the start, and the tests left today; on a narrow screen a bar above the tabs. */
export function SetupSummary({
  choice,
  dictionary,
  matching,
  isComplete,
  starting,
}: SetupSummaryProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const selection = useSelectionText();
  const { blocked } = useTestsLeft();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const [from, to] = choice.heard
    ? [termsLanguage, termsLanguage]
    : choice.swapped
      ? [definitionsLanguage, termsLanguage]
      : [termsLanguage, definitionsLanguage];
  const kind = choice.heard ? "dictation" : choice.swapped ? "backward" : "forward";
  const count = isComplete ? matching : null;
  return (
    <Sheet as="aside" pad stack={1} className={styles.summary} aria-label={t("testing.setup.yourTest")}>
      <p aria-live="polite">
        <span className={styles.count}>{count === null ? "–" : format.number(count)}</span>{" "}
        <span className={styles.unit}>{t("testing.setup.wordsUnit", { count: count ?? 0 })}</span>
      </p>
      <div className={styles.facts}>
        <FactList
          facts={[
            { term: t("testing.setup.dictionary"), value: dictionary.name },
            {
              term: t("testing.setup.direction"),
              value: (
                <LanguagePair
                  heard={choice.heard}
                  from={from}
                  to={to}
                  fromName={format.languageName(from)}
                  toName={format.languageName(to)}
                />
              ),
            },
            { term: t("testing.setup.selection"), value: isComplete ? selection(choice) : "–" },
          ]}
        />
      </div>
      <div className={styles.action}>
        <Button
          type="submit"
          variant="primary"
          big
          block
          iconEnd={<ArrowRight />}
          pending={starting}
          disabledReason={reasonAgainst()}
        >
          {t("testing.setup.start")}
        </Button>
      </div>
      {blocked && choice.words && choice.by === "words" && (
        <div className={styles.practice}>
          <PractiseButton
            block
            practice={{
              dictionaryId: dictionary.id,
              dictionaryName: dictionary.name,
              termsLanguage,
              definitionsLanguage,
              cards: choice.words.map((wordId) => ({ wordId, kind })),
            }}
          />
          <Text small tone="muted">
            {t("practice.free")}
          </Text>
        </div>
      )}
      <p className={styles.hint}>
        {/* Why no test can be started says when new ones come. */}
        <TestsLeft renewSaid={blocked !== undefined} />
      </p>
    </Sheet>
  );

  function reasonAgainst(): string | undefined {
    if (blocked) return blocked;
    if (choice.by === "words" && count === 0) return t("practice.gone");
    if (dictionary.wordsCount === 0) return t("testing.setup.noWords");
    return count === 0 ? t("testing.setup.noMatch") : undefined;
  }
}
