import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { unsavedIn, type QueueState } from "./change-queue.ts";
import { SaveState } from "./save-state.tsx";

interface SaveStatusProps {
  state: QueueState;
  onRetry: () => void;
}

/** Always says whether everything has reached the server. */
export function SaveStatus({ state, onRetry }: SaveStatusProps): ReactNode {
  const { t } = useTranslation();
  const unsaved = unsavedIn(state);
  const refused = unsaved.filter((operations) => operations.at(-1)?.refusal !== undefined);
  if (unsaved.length === 0) return <SaveState state="saved" label={t("dictionaries.edit.allSaved")} />;
  if (!state.failure && refused.length === 0)
    return <SaveState state="saving" label={t("dictionaries.edit.saving", { count: unsaved.length })} />;
  return (
    <SaveState
      state="error"
      label={t("dictionaries.edit.notSaved", {
        count: state.failure ? unsaved.length : refused.length,
      })}
      retryLabel={t("common.retry")}
      onRetry={onRetry}
    />
  );
}
