import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Table } from "../table.tsx";

import styles from "./progress.module.css";

interface PlotSheetProps {
  title: string;
  /** The picture, with its key. */
  children: ReactNode;
  /** The same in numbers. */
  table: Parameters<typeof Table>[0];
}

/** A plot on its sheet, and a collapsed table with the same numbers. */
export function PlotSheet({ title, children, table }: PlotSheetProps): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Sheet as="section" pad className={styles.sheet} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {title}
      </h2>
      {children}
      <details className={styles.asTable}>
        <summary>
          {t("progress.asTable")} <ChevronDown aria-hidden="true" />
        </summary>
        <Table caption={title} {...table} />
      </details>
    </Sheet>
  );
}
