import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { QueueState } from "./change-queue.ts";
import { unsavedIn } from "./operations.ts";
import { SaveState } from "./save-state.tsx";

interface SaveStatusProps {
  state: QueueState;
  onRetry: () => void;
  /** Shows both texts of a word that somebody else has changed too. */
  onCompare: (wordId: string) => void;
}

/** Always says whether everything has reached the server. */
export function SaveStatus({ state, onRetry, onCompare }: SaveStatusProps): ReactNode {
  const { t } = useTranslation();
  const unsaved = unsavedIn(state.log);
  const refused = unsaved.filter((operations) => operations.at(-1)?.refusal !== undefined);
  if (unsaved.length === 0) return <SaveState state="saved" label={t("dictionaries.edit.allSaved")} />;
  if (!state.failure && refused.length === 0)
    return <SaveState state="saving" label={t("dictionaries.edit.saving", { count: unsaved.length })} />;
  const twice = state.failure ? undefined : state.log.find(({ conflict }) => conflict);
  return (
    <SaveState
      state="error"
      label={t("dictionaries.edit.notSaved", {
        count: state.failure ? unsaved.length : refused.length,
      })}
      retryLabel={twice ? t("dictionaries.edit.versions.compare") : t("common.retry")}
      onRetry={twice ? () => onCompare(twice.change.id) : onRetry}
    />
  );
}
