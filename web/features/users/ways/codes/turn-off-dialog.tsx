import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../../../shared/api/index.ts";
import { call } from "../../../../lib/api.ts";
import { useContractForm } from "../../../../lib/form.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { LazyDialog } from "../../../../ui/overlay/lazy-dialog.tsx";
import { useProof } from "../../proof.tsx";

interface TurnOffProps {
  open: boolean;
  onClose: () => void;
  onTurnedOff: () => void;
}

export function TurnOffDialog({ open, onClose, onTurnedOff }: TurnOffProps): ReactNode {
  const { t } = useTranslation();
  const { guarded, dialog } = useProof();
  const form = useContractForm({
    schema: api.totp.turnOff.body,
    defaultValues: { code: "" },
    submit: async (body) => {
      const done = await guarded(async () => {
        await call(api.totp.turnOff, { body });
        return true;
      });
      if (!done) return;
      form.reset();
      onTurnedOff();
    },
  });
  const cancel = (): void => {
    form.reset();
    onClose();
  };
  return (
    <LazyDialog
      open={open}
      onClose={cancel}
      title={t("users.codes.offTitle")}
      closeLabel={t("common.cancel")}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button onClick={cancel}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.sending}>
            {t("users.codes.turnOff")}
          </Button>
        </>
      }
    >
      <p>{t("users.codes.offLead")}</p>
      <TextField
        label={t("users.codes.anyCode")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("code")}
      />
      {dialog}
    </LazyDialog>
  );
}
