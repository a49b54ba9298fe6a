import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { dismissError, useShownError } from "../lib/shown-error.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import type { DialogProps } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";

const loadDialog = () => import("../ui/dialog.tsx").catch(() => null);

/** Where the dialog's code cannot be had, as without a network, the message is told without it. */
const ErrorDialog = lazy(async () => ({ default: (await loadDialog())?.Dialog ?? PlainMessage }));

/** The global error modal: the message as a heading (spec §4, §8). */
export function ErrorModal(): ReactNode {
  const { t } = useTranslation();
  const message = useShownError();
  usePreparedDialog();
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

/** The dialog's code comes before the network may go; on the welcome page only with an error, for that page is to be light. */
function usePreparedDialog(): void {
  const isWelcome = useLocation().pathname === paths.welcome;
  useEffect(() => {
    if (!isWelcome) whenIdle(() => void loadDialog());
  }, [isWelcome]);
}
