import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/button.tsx";
import type { Deleted } from "./use-deletion.ts";

import styles from "./bar.module.css";

interface UndoBarProps {
  deleted: Deleted;
  onUndo: () => void;
}

/** Offers to take a deletion back while there is time. */
export function UndoBar({ deleted, onUndo }: UndoBarProps): ReactNode {
  const { t } = useTranslation();
  const { ids, term } = deleted;
  return (
    <div className={styles.bar}>
      <p role="status">
        {term === null
          ? t("dictionaries.edit.deletedMany", { count: ids.length })
          : t("dictionaries.edit.deleted", { term })}
      </p>
      <Button icon={<Undo2 />} onClick={onUndo}>
        {t("dictionaries.edit.undo")}
      </Button>
    </div>
  );
}
