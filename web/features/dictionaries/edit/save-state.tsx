import { CircleDashed, CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from "lucide-react";

import { classes } from "../../../ui/classes.ts";

import styles from "./save-state.module.css";

type SaveStateKind = "saving" | "saved" | "unsaved" | "error";

interface SaveStateProps {
  state: SaveStateKind;
  label: string;
  retryLabel?: string | undefined;
  /** Offered when saving failed. */
  onRetry?: (() => void) | undefined;
}

/** Whether the page's changes have reached the server. */
export function SaveState({ state, label, retryLabel, onRetry }: SaveStateProps) {
  const Icon = ICONS[state];
  return (
    <span className={classes(styles.save, styles[state])}>
      <span className={styles.status} role="status">
        <Icon />
        {label}
      </span>
      {state === "error" && onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {retryLabel}
        </button>
      )}
    </span>
  );
}

const ICONS: Record<SaveStateKind, LucideIcon> = {
  saving: CloudUpload,
  saved: CloudCheck,
  unsaved: CircleDashed,
  error: CloudAlert,
};
