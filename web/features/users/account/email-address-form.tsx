import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../../shared/api/index.ts";
import { call } from "../../../lib/api.ts";
import { useContractForm } from "../../../lib/form.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { useProof } from "../proof.tsx";

interface EmailAddressFormProps {
  open: boolean;
  onClose: () => void;
  onMailed: (email: string) => void;
}

/** What was typed stays while a proof is asked for, and when the dialog is opened again. */
export function EmailAddressForm({ open, onClose, onMailed }: EmailAddressFormProps): ReactNode {
  const { t } = useTranslation();
  const { guarded, dialog } = useProof();
  const form = useContractForm({
    schema: api.auth.changeEmail.body,
    defaultValues: { email: "" },
    submit: async (body) => {
      const asked = await guarded(async () => {
        await call("POST /auth/email", { body });
        return body.email;
      });
      if (asked !== null) onMailed(asked);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t("users.email.change")}
      submitLabel={t("users.email.sendCode")}
      form={form}
    >
      <p>{t("users.email.lead")}</p>
      <TextField
        label={t("users.email.new")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.field("email")}
      />
      {dialog}
    </FormDialog>
  );
}
