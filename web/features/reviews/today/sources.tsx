import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { ReviewSummary } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Table } from "../table.tsx";

import styles from "./today.module.css";

/** From which dictionaries today's words are. */
export function Sources({ summary }: { summary: ReviewSummary }): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dictionaries = summary.dictionaries.filter((one) => one.due + one.new > 0);
  if (dictionaries.length === 0) return null;
  return (
    <Sheet as="section" pad className={styles.sheet}>
      <h2 className={styles.ruled}>{t("today.sources")}</h2>
      <Table
        head={[t("today.dictionary"), t("today.repeat"), t("today.new")]}
        rows={dictionaries.map(({ dictionaryId, name, due, new: fresh }) => ({
          key: dictionaryId,
          cells: [
            <Link key="name" className={styles.word} to={paths.dictionary(dictionaryId)}>
              {name}
            </Link>,
            number(due),
            number(fresh),
          ],
        }))}
        foot={
          dictionaries.length > 1 ? [t("today.inAll"), number(summary.due), number(summary.new)] : undefined
        }
      />
    </Sheet>
  );
}
