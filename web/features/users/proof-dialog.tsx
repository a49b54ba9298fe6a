import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import * as z from "zod/mini";

import { typedPassword } from "../../../shared/text-rules.ts";
import { call } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { knowsPasskeys } from "../../lib/passkeys.ts";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { LazyDialog } from "../../ui/overlay/lazy-dialog.tsx";
import { Or } from "../../ui/text/or.tsx";
import { GoogleProof } from "./google-proof.tsx";
import { PasskeyProof } from "./passkey-proof.tsx";
import { usePasskeys } from "./use-passkeys.ts";

interface ProofDialogProps {
  open: boolean;
  onCancel: () => void;
  onProved: () => void;
}

const byPassword = z.strictObject({ password: typedPassword });

/** Asks for a proof again: a passkey or the password, or a Google log-in where there is neither. */
export function ProofDialog({ open, ...rest }: ProofDialogProps): ReactNode {
  const { hasPassword } = useSignedIn();
  const wanted = open && knowsPasskeys();
  const { data, isLoading } = usePasskeys({ enabled: wanted });
  const passkeys = wanted && (data?.passkeys.length ?? 0) > 0;
  // The possible proofs are determined before it is shown.
  const props = { ...rest, open: open && !isLoading };
  if (hasPassword) return <PasswordProof {...props} passkeys={passkeys} />;
  return passkeys ? <PasskeysOnly {...props} /> : <GoogleProof {...props} />;
}

function PasskeysOnly({ open, onCancel, onProved }: ProofDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <LazyDialog
      open={open}
      onClose={onCancel}
      title={t("users.proof.title")}
      closeLabel={t("common.cancel")}
      actions={<Button onClick={onCancel}>{t("common.cancel")}</Button>}
    >
      <p>{t("users.proof.lead")}</p>
      <PasskeyProof onProved={onProved} />
    </LazyDialog>
  );
}

function PasswordProof({
  open,
  onCancel,
  onProved,
  passkeys,
}: ProofDialogProps & { passkeys: boolean }): ReactNode {
  const { t } = useTranslation();
  const { email } = useSignedIn();
  const form = useContractForm({
    schema: byPassword,
    defaultValues: { password: "" },
    submit: async (body) => {
      await call("POST /auth/proof", { body });
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
        // The dialog may be inside another form, which must not be submitted.
        event.stopPropagation();
        form.onSubmit(event);
      }}
      actions={
        <>
          <Button onClick={cancel}>{t("common.cancel")}</Button>
          <Button type="submit" variant={passkeys ? "plain" : "primary"} pending={form.sending}>
            {t(passkeys ? "users.proof.byPassword" : "users.proof.submit")}
          </Button>
        </>
      }
    >
      <p>{t("users.proof.lead")}</p>
      {passkeys && (
        <>
          <PasskeyProof onProved={onProved} />
          <Or>{t("auth.or")}</Or>
        </>
      )}
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
