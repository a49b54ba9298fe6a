import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import type { Undo } from "./use-undo.ts";

import styles from "./bar.module.css";

/** Says what was done, and offers to undo it while that is possible. */
export function UndoBar({ undo: { done, undoing, failure, undo } }: { undo: Undo }): ReactNode {
  const { t } = useTranslation();
  if (!done) return null;
  return (
    <div className={styles.bar}>
      <p role="status">{failure?.message ?? done.text}</p>
      <Button icon={<Undo2 />} pending={undoing} onClick={undo}>
        {t("dictionaries.edit.undo")}
      </Button>
    </div>
  );
}
