import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueState } from "./change-queue.ts";
import { SaveState } from "./save-state.tsx";

interface SaveStatusProps {
  state: QueueState;
  onRetry: () => void;
}

/** Always says whether everything has reached the server. */
export function SaveStatus({ state, onRetry }: SaveStatusProps): ReactNode {
  const { t } = useTranslation();
  const pending = [...state.pending.values()];
  const refused = pending.filter(({ refusal }) => refusal !== null);
  const held = pending.every((entry) => entry.held);
  if (pending.length === 0 || held)
    return <SaveState state="saved" label={t("dictionaries.edit.allSaved")} />;
  if (!state.failure && refused.length === 0)
    return <SaveState state="saving" label={t("dictionaries.edit.saving", { count: pending.length })} />;
  return (
    <SaveState
      state="error"
      label={t("dictionaries.edit.notSaved", {
        count: state.failure ? pending.length : refused.length,
      })}
      retryLabel={t("common.retry")}
      onRetry={onRetry}
    />
  );
}
