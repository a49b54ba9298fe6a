import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import * as z from "zod/mini";

import { api } from "../../../../shared/api/index.ts";
import { typedPassword } from "../../../../shared/text-rules.ts";
import { call } from "../../../lib/api.ts";
import { useContractForm } from "../../../lib/form.ts";
import { NewPasswordInput, PasswordInput } from "../../../lib/password-input.tsx";
import { queryClient } from "../../../lib/queries.ts";
import { reloadUser, useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { FormDialog } from "../form-dialog.tsx";
import { SESSIONS } from "./devices.tsx";

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** The current password proves who asks. */
const schema = z.extend(api.auth.password.body, { currentPassword: typedPassword });

export function PasswordDialog({ open, onClose, onChanged }: PasswordDialogProps): ReactNode {
  const { t } = useTranslation();
  const { email } = useSignedIn();
  const form = useContractForm({
    schema,
    defaultValues: { currentPassword: "", password: "" },
    submit: async (body) => {
      await call("POST /auth/password", { body });
      form.reset();
      await Promise.all([reloadUser(), queryClient.invalidateQueries({ queryKey: SESSIONS })]);
      onChanged();
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
      title={t("users.password.submit")}
      submitLabel={t("users.password.submit")}
      form={form}
    >
      {/* For password managers: whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email ?? ""} />
      <PasswordInput
        label={t("auth.password.current")}
        labelEnd={
          <Link to={paths.restore} state={{ email }}>
            {t("auth.logIn.forgot")}
          </Link>
        }
        {...form.field("currentPassword")}
      />
      <NewPasswordInput label={t("auth.newPassword.label")} {...form.field("password")} />
    </FormDialog>
  );
}
