import { FolderInput, ListChecks, Moon, Sun, Tag, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { classes } from "../../../ui/classes.ts";
import type { Selection } from "./use-selection.ts";

import styles from "./bar.module.css";

interface SelectionBarProps {
  selection: Selection;
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
  onTag,
  onMove,
  onRest,
  onDelete,
  onCancel,
}: SelectionBarProps): ReactNode {
  const { t } = useTranslation();
  const { chosen, gathering } = selection;
  const waiting = gathering ? t("dictionaries.loadingWords") : undefined;
  const none = waiting ?? (chosen.length === 0 ? t("dictionaries.edit.selectFirst") : undefined);
  const allRest = chosen.length > 0 && chosen.every(({ word }) => word.resting);
  const unsaved = chosen.some(({ refusal }) => refusal !== undefined)
    ? t("selecting.correctFirst")
    : chosen.some(({ state }) => state === "unsaved")
      ? t("selecting.saveFirst")
      : undefined;
  return (
    <div className={classes(styles.bar, styles.many)} role="region" aria-label={t("selecting.bar")}>
      <p role="status">{t("dictionaries.edit.selected", { count: chosen.length })}</p>
      <Button icon={<ListChecks />} pending={gathering} onClick={selection.all}>
        {t("selecting.all")}
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
      <Button variant="quiet" onClick={onCancel}>
        {t("common.cancel")}
      </Button>
    </div>
  );
}
