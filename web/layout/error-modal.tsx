import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { firstSign } from "../lib/first-sign.ts";
import { dismissError, useShownError } from "../lib/shown-error.ts";
import { paths } from "../paths.ts";
import { LazyDialog, loadDialog } from "../ui/overlay/lazy-dialog.tsx";

/** The global error modal: the message as a heading (spec §4, §8). */
export function ErrorModal(): ReactNode {
  const { t } = useTranslation();
  const message = useShownError();
  // Loads the dialog's code before the network may fail; on the welcome page only with an error, to keep that page
  // light.
  const isWelcome = useLocation().pathname === paths.welcome;
  useEffect(() => {
    if (!isWelcome) void firstSign().then(loadDialog);
  }, [isWelcome]);
  return (
    <LazyDialog
      open={message !== null}
      onClose={dismissError}
      title={message}
      closeLabel={t("AltText.Close")}
    />
  );
}
