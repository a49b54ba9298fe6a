import { FolderInput, Moon, NotebookPen, Sun, Tag, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { classes } from "../../../ui/classes.ts";
import type { Selection } from "./use-selection.ts";
import type { TestChosen } from "./use-test-chosen.ts";

import styles from "./bar.module.css";

interface SelectionBarProps {
  selection: Selection;
  test: TestChosen;
  onTag: () => void;
  onMove: () => void;
  /** Lets them rest, or wakes them where all of them rest. */
  onRest: (resting: boolean) => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** What can be done with the words that are selected. */
export function SelectionBar({
  selection,
  test,
  onTag,
  onMove,
  onRest,
  onDelete,
  onCancel,
}: SelectionBarProps): ReactNode {
  const { t } = useTranslation();
  const { chosen, gathering } = selection;
  const count = chosen.length;
  const waiting = gathering ? t("dictionaries.loadingWords") : undefined;
  const none = waiting ?? (count === 0 ? t("dictionaries.edit.selectFirst") : undefined);
  const allRest = count > 0 && chosen.every(({ word }) => word.resting);
  const refused = chosen.some(({ refusal }) => refusal !== undefined)
    ? t("selecting.correctFirst")
    : undefined;
  const unsaved =
    refused ?? (chosen.some(({ state }) => state === "unsaved") ? t("selecting.saveFirst") : undefined);
  return (
    <div className={classes(styles.bar, styles.many)} role="region" aria-label={t("selecting.bar")}>
      <p role="status">{t("dictionaries.edit.selected", { count })}</p>
      {/* What is not saved is sent first. */}
      <Button
        variant="primary"
        icon={<NotebookPen />}
        pending={test.saving}
        disabledReason={none ?? refused}
        onClick={() => test.start(chosen.map(({ word }) => word.id))}
      >
        {t("practice.test", { count })}
      </Button>
      <Button icon={<Tag />} disabledReason={none} onClick={onTag}>
        {t("selecting.tag")}
      </Button>
      <Button icon={<FolderInput />} disabledReason={none ?? unsaved} onClick={onMove}>
        {t("selecting.move")}
      </Button>
      <Button icon={allRest ? <Sun /> : <Moon />} disabledReason={none} onClick={() => onRest(!allRest)}>
        {t(allRest ? "resting.wake" : "resting.rest")}
      </Button>
      <Button variant="danger" icon={<Trash2 />} disabledReason={none} onClick={onDelete}>
        {t("common.delete")}
      </Button>
      <Button variant="quiet" icon={<X />} onClick={onCancel}>
        <span>{t("common.cancel")}</span>
      </Button>
      {test.notSaved && (
        <p role="alert" className={styles.problem}>
          {t("practice.notSaved")}
        </p>
      )}
    </div>
  );
}
