import { CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { classes } from "../../../ui/classes.ts";
import type { QueueState } from "./change-queue.ts";
import { byWord, unsavedIn } from "./operations.ts";

import styles from "./save-status.module.css";

interface SaveStatusProps {
  state: QueueState;
  onRetry: () => void;
  /** Shows both texts of a word that somebody else has changed too. */
  onCompare: (wordId: string) => void;
}

/** Always says whether everything has reached the server. */
export function SaveStatus({ state: { log, failure }, onRetry, onCompare }: SaveStatusProps): ReactNode {
  const { t } = useTranslation();
  const unsaved = unsavedIn(log);
  const refused = unsaved.filter((operations) => operations.at(-1)?.refusal !== undefined);
  if (unsaved.length === 0) return <Status look="saved">{t("dictionaries.edit.allSaved")}</Status>;
  if (!failure && refused.length === 0)
    return <Status look="saving">{t("dictionaries.edit.saving", { count: unsaved.length })}</Status>;
  const count = failure ? unsaved.length : refused.length;
  const twice = failure
    ? undefined
    : [...byWord(log).values()].find((one) => one.at(-1)?.conflict)?.[0].change.id;
  return (
    <Status
      look="error"
      action={
        <button
          type="button"
          className={styles.action}
          onClick={() => (twice ? onCompare(twice) : onRetry())}
        >
          {twice ? t("dictionaries.edit.versions.compare") : t("common.retry")}
        </button>
      }
    >
      {t("dictionaries.edit.notSaved", { count })}
    </Status>
  );
}

interface StatusProps {
  look: "saving" | "saved" | "error";
  children: ReactNode;
  action?: ReactNode;
}

function Status({ look, children, action }: StatusProps): ReactNode {
  const Icon = ICONS[look];
  return (
    <span className={classes(styles.save, styles[look])}>
      <span className={styles.status} role="status">
        <Icon />
        {children}
      </span>
      {action}
    </span>
  );
}

const ICONS: Record<StatusProps["look"], LucideIcon> = {
  saving: CloudUpload,
  saved: CloudCheck,
  error: CloudAlert,
};
