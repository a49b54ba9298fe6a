import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { dismissError, useShownError } from "../lib/shown-error.ts";
import { Button } from "../ui/button.tsx";
import type { DialogProps } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";

/** The global error modal: the message as a heading (spec §4, §8). Its code is loaded with the first error. */
export function ErrorModal(): ReactNode {
  const { t } = useTranslation();
  const message = useShownError();
  const Dialog = useDialog(message !== null);
  if (Dialog === null) return null;
  if (Dialog !== "failed")
    return (
      <Dialog
        open={message !== null}
        onClose={dismissError}
        title={message}
        closeLabel={t("AltText.Close")}
      />
    );
  return (
    message !== null && (
      <Note tone="wrong" role="alert" action={<Button onClick={dismissError}>{t("AltText.Close")}</Button>}>
        {message}
      </Note>
    )
  );
}

/** The dialog once it was wanted and is there; "failed" where not even its code can be had, as without a network. */
function useDialog(wanted: boolean): ComponentType<DialogProps> | "failed" | null {
  const [dialog, setDialog] = useState<{ loaded: ComponentType<DialogProps> } | "failed" | null>(null);
  const missing = wanted && (dialog === null || dialog === "failed");
  useEffect(() => {
    if (!missing) return;
    import("../ui/dialog.tsx").then(
      ({ Dialog }) => setDialog({ loaded: Dialog }),
      () => setDialog("failed"),
    );
  }, [missing]);
  return dialog === null || dialog === "failed" ? dialog : dialog.loaded;
}
