import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { typedPassword } from "../../../shared/text-rules.ts";
import { call } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { LazyDialog } from "../../ui/lazy-dialog.tsx";
import { GoogleProof } from "./google-proof.tsx";

interface ProofDialogProps {
  open: boolean;
  onCancel: () => void;
  onProved: () => void;
}

const byPassword = z.strictObject({ password: typedPassword });

/** Asks once more who is there: for the password, or to log in with Google where there is none. */
export function ProofDialog(props: ProofDialogProps): ReactNode {
  const { hasPassword } = useSignedIn();
  return hasPassword ? <PasswordProof {...props} /> : <GoogleProof {...props} />;
}

function PasswordProof({ open, onCancel, onProved }: ProofDialogProps): ReactNode {
  const { t } = useTranslation();
  const { email } = useSignedIn();
  const form = useContractForm({
    schema: byPassword,
    defaultValues: { password: "" },
    submit: async (body) => {
      await call(api.auth.prove, { body });
      form.reset();
      onProved();
    },
  });
  const cancel = (): void => {
    form.reset();
    onCancel();
  };
  return (
    <LazyDialog
      open={open}
      onClose={cancel}
      title={t("users.proof.title")}
      closeLabel={t("common.cancel")}
      onSubmit={(event) => {
        // The dialog may stand inside of another form, which is not the one that is sent.
        event.stopPropagation();
        form.onSubmit(event);
      }}
      actions={
        <>
          <Button onClick={cancel}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.sending}>
            {t("users.proof.submit")}
          </Button>
        </>
      }
    >
      <p>{t("users.proof.lead")}</p>
      {/* For password managers: whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email ?? ""} />
      <PasswordInput
        label={t("auth.password.label")}
        labelEnd={
          <Link to={paths.restore} state={{ email }}>
            {t("auth.logIn.forgot")}
          </Link>
        }
        {...form.field("password")}
      />
    </LazyDialog>
  );
}
