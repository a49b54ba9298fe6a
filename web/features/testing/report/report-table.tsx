import type { ReactNode } from "react";

import { Sheet } from "../../../ui/overlay/sheet.tsx";

import styles from "./report-table.module.css";

/** The corrected page: a sheet of `Corrections`. */
export function ReportTable({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <Sheet className={styles.table} role={label ? "group" : undefined} aria-label={label}>
      {children}
    </Sheet>
  );
}
