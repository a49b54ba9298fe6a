import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { dismissError, useShownError } from "../lib/shown-error.ts";
import { Dialog } from "../ui/dialog.tsx";

/** The global error modal: the message as a heading (spec §4, §8). */
export function ErrorModal(): ReactNode {
  const { t } = useTranslation();
  const message = useShownError();
  return (
    <Dialog open={message !== null} onClose={dismissError} title={message} closeLabel={t("AltText.Close")} />
  );
}
