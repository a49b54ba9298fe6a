import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../../../shared/api/index.ts";
import { call } from "../../../../lib/api.ts";
import { useContractForm } from "../../../../lib/form.ts";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { FormDialog } from "../../form-dialog.tsx";
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
        await call("DELETE /auth/totp", { body });
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
    <FormDialog
      open={open}
      onClose={cancel}
      title={t("users.codes.offTitle")}
      submitLabel={t("users.codes.turnOff")}
      form={form}
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
    </FormDialog>
  );
}
