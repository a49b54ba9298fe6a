import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../../shared/api/index.ts";
import { call } from "../../../lib/api.ts";
import { useContractForm } from "../../../lib/form.ts";
import { queryClient } from "../../../lib/queries.ts";
import { reloadUser } from "../../../lib/session.ts";
import { Button } from "../../../ui/action/button.tsx";
import { CodeField } from "../../../ui/form/code-field.tsx";
import { LazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { SESSIONS } from "../ways/devices.tsx";

interface EmailCodeFormProps {
  open: boolean;
  /** Where the code was mailed to. */
  email: string;
  onClose: () => void;
  onOtherAddress: () => void;
  onChanged: () => void;
}

export function EmailCodeForm({
  open,
  email,
  onClose,
  onOtherAddress,
  onChanged,
}: EmailCodeFormProps): ReactNode {
  const { t } = useTranslation();
  const submit = async (body: { code: string }): Promise<void> => {
    const { verified } = await call("POST /auth/email/verify", { body });
    if (!verified) {
      form.setError("code", { type: "server", message: t("auth.code.incorrect") });
      form.setFocus("code", { shouldSelect: true });
      return;
    }
    await Promise.all([reloadUser(), queryClient.invalidateQueries({ queryKey: SESSIONS })]);
    onChanged();
  };
  const form = useContractForm({ schema: api.auth.verifyEmail.body, defaultValues: { code: "" }, submit });
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t("users.email.change")}
      closeLabel={t("common.cancel")}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button onClick={onOtherAddress}>{t("users.email.other")}</Button>
          <Button type="submit" variant="primary" pending={form.sending}>
            {t("auth.code.submit")}
          </Button>
        </>
      }
    >
      <p>
        <RichText text={t("users.email.mailed", { email })} parts={{ b: <b /> }} />
      </p>
      <CodeField label={t("auth.code.label")} {...form.field("code")} />
    </LazyDialog>
  );
}
