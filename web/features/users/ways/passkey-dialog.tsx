import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";

import { passkeyName } from "../../../../shared/text-rules.ts";
import { refusalIn } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { useContractForm } from "../../../lib/form.ts";
import { usePasskeyProblem } from "../../../lib/passkey-problem.ts";
import { loadWebauthn, makePasskey } from "../../../lib/passkeys.ts";
import { queryClient } from "../../../lib/queries.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { useProof } from "../proof.tsx";
import { PASSKEYS } from "../use-passkeys.ts";

interface PasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}

const schema = z.strictObject({ name: passkeyName });

/** Asks how the passkey is to be called; who adds it, and with what, the proof and the browser ask. */
export function PasskeyDialog({ open, onClose, onAdded }: PasskeyDialogProps): ReactNode {
  const { t } = useTranslation();
  const { guarded, dialog } = useProof();
  const problem = usePasskeyProblem();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (open) void loadWebauthn().catch(() => {});
  }, [open]);

  const form = useContractForm({
    schema,
    defaultValues: { name: "" },
    submit: async ({ name }) => {
      setFailure(undefined);
      const options = await guarded(() => call("POST /auth/passkeys/options"));
      const response = options && (await makePasskey(options));
      if (!response) return;
      await call("POST /auth/passkeys", { body: { response, name } });
      await queryClient.invalidateQueries({ queryKey: PASSKEYS });
      form.reset();
      onAdded();
    },
    onFailure: (error) => {
      if (!(error instanceof Error) || refusalIn(error)) return false;
      setFailure(problem(error));
      return true;
    },
  });
  const close = (): void => {
    form.reset();
    setFailure(undefined);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t("users.passkeys.addTitle")}
      submitLabel={t("users.passkeys.continue")}
      form={form}
    >
      <p>{t("users.passkeys.addLead")}</p>
      <TextField
        label={t("users.passkeys.name")}
        hint={t("users.passkeys.nameHint")}
        autoComplete="off"
        {...form.field("name")}
      />
      {failure && (
        <Note tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      {dialog}
    </FormDialog>
  );
}
