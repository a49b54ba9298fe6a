import type { BaseSyntheticEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/action/button.tsx";
import { LazyDialog } from "../../ui/overlay/lazy-dialog.tsx";

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  form: { onSubmit: (event?: BaseSyntheticEvent) => void; sending: boolean };
  children: ReactNode;
}

/** A form in a dialog: it is sent, or cancelled. */
export function FormDialog({
  open,
  onClose,
  title,
  submitLabel,
  form,
  children,
}: FormDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t("common.cancel")}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.sending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </LazyDialog>
  );
}
