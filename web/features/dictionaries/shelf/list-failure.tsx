import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { Note } from "../../../ui/text/note.tsx";

interface ListFailureProps {
  error: Error;
  onRetry: () => void;
}

/** In place of a list, beneath its search: why it is not there, and a way to try again. */
export function ListFailure({ error, onRetry }: ListFailureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Note
      tone="wrong"
      role="alert"
      action={
        <Button icon={<RefreshCw />} onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      <b>{t("errors.notLoaded")}</b> {error.message}
    </Note>
  );
}
