import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { dismissError, useShownError } from "../lib/shown-error.ts";
import { Button } from "../ui/button.tsx";
import type { DialogProps } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";

/** Where the dialog's code cannot be had, as without a network, the message is told without it. */
const ErrorDialog = lazy(async () => {
  const dialog = await import("../ui/dialog.tsx").catch(() => null);
  return { default: dialog?.Dialog ?? PlainMessage };
});

/** The global error modal: the message as a heading (spec §4, §8). Its code is loaded with the first error. */
export function ErrorModal(): ReactNode {
  const { t } = useTranslation();
  const message = useShownError();
  const [needed, setNeeded] = useState(false);
  if (message !== null && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense>
        <ErrorDialog
          open={message !== null}
          onClose={dismissError}
          title={message}
          closeLabel={t("AltText.Close")}
        />
      </Suspense>
    )
  );
}

function PlainMessage({ open, onClose, title, closeLabel }: DialogProps): ReactNode {
  return (
    open && (
      <Note tone="wrong" role="alert" action={<Button onClick={onClose}>{closeLabel}</Button>}>
        {title}
      </Note>
    )
  );
}
