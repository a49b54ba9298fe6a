import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/button.tsx";

import styles from "./bar.module.css";

interface SelectionBarProps {
  count: number;
  onAll: () => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** What can be done with the words that are selected. */
export function SelectionBar({ count, onAll, onDelete, onCancel }: SelectionBarProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <p role="status">{t("dictionaries.edit.selected", { count })}</p>
      <Button onClick={onAll}>{t("dictionaries.edit.selectAll")}</Button>
      <Button
        variant="danger"
        icon={<Trash2 />}
        disabledReason={count === 0 ? t("dictionaries.edit.selectFirst") : undefined}
        onClick={onDelete}
      >
        {t("common.delete")}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t("common.cancel")}
      </Button>
    </div>
  );
}
