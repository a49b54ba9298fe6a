import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { useFormat } from "../../../lib/format.ts";
import { withStrings } from "../../../lib/i18n.ts";
import { lazyScreen } from "../../../lib/screen.tsx";
import { useSignedIn } from "../../../lib/session.ts";
import { useIdle } from "../../../lib/when-idle.ts";
import { paths } from "../../../paths.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { wordOf } from "../card-sides.ts";
import { queueOptions } from "../session/queue.ts";
import { Table } from "../table.tsx";
import { LearningButton } from "./learning-button.tsx";

import styles from "./today.module.css";

/** It reads the queue, which Today asks for when the page is idle. Without its code, nothing is missed. */
const dealtWords = lazyScreen(() =>
  withStrings(import("./dealt-words.tsx"), "learning").then(
    ({ DealtWords }) => DealtWords,
    () => () => null,
  ),
);

/** From which dictionaries today's words are, and in which order the new ones come. */
export function Sources({ summary }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const { number, languageName } = useFormat();
  const { id } = useSignedIn();
  const isIdle = useIdle();
  // Languages are told once the queue is there; Today does not wait for it.
  const items = useQuery({ ...queueOptions(id), enabled: false }).data?.items ?? [];
  const dictionaries = summary.dictionaries.filter((one) => one.due + one.new > 0);
  if (dictionaries.length === 0) return null;
  const counts = (due: number, fresh: number) =>
    summary.new > 0 ? [number(due), number(fresh)] : [number(due)];
  return (
    <Sheet as="section" pad className={styles.sheet}>
      <h2 className={styles.ruled}>{t("today.sources")}</h2>
      <Table
        head={[t("today.dictionary"), t("today.repeat"), ...(summary.new > 0 ? [t("today.new")] : [])]}
        rows={dictionaries.map(({ dictionaryId, name, due, new: fresh }) => {
          const item = items.find((one) => one.dictionaryId === dictionaryId);
          const word = item && wordOf(item);
          return {
            key: dictionaryId,
            cells: [
              <div key="name">
                <Link
                  className={styles.word}
                  to={paths.dictionary(dictionaryId)}
                  lang={word?.termsLanguage}
                  dir={word && directionOf(word.termsLanguage)}
                >
                  {name}
                </Link>
                {word && (
                  <div>
                    <LanguagePair
                      from={word.termsLanguage}
                      to={word.definitionsLanguage}
                      fromName={languageName(word.termsLanguage)}
                      toName={languageName(word.definitionsLanguage)}
                    />
                  </div>
                )}
              </div>,
              ...counts(due, fresh),
            ],
          };
        })}
        foot={dictionaries.length > 1 ? [t("today.inAll"), ...counts(summary.due, summary.new)] : undefined}
      />
      {isIdle && summary.new > 0 && dealtWords}
      <LearningButton summary={summary} />
    </Sheet>
  );
}
