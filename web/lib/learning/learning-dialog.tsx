import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Dialog } from "../../ui/overlay/dialog.tsx";
import { LearningSettings } from "./learning-settings.tsx";

interface LearningDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The settings of learning, over the page that asked for them; guests have no page of settings. */
export function LearningDialog({ open, onClose }: LearningDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("today.settings.title")} closeLabel={t("AltText.Close")}>
      <div>
        <LearningSettings />
      </div>
    </Dialog>
  );
}
