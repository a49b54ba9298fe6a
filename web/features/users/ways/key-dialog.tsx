import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { CallPath } from "../../../../shared/api/calls.ts";
import { api } from "../../../../shared/api/index.ts";
import { urlOf } from "../../../../shared/endpoint.ts";
import { LENGTH } from "../../../../shared/limits.ts";
import { call } from "../../../lib/api.ts";
import { useContractForm } from "../../../lib/form.ts";
import { Button } from "../../../ui/action/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { LazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { CopyField } from "../copy-field.tsx";
import { useProof } from "../proof.tsx";

interface KeyDialogProps {
  onClose: () => void;
  onMade: () => Promise<void>;
}

/** Asks what a key is for, and shows it: this once. */
export function KeyDialog({ onClose, onMade }: KeyDialogProps): ReactNode {
  const { t } = useTranslation();
  const [made, setMade] = useState<Record<"name" | "token", string> | null>(null);
  const { guarded, dialog } = useProof();
  const form = useContractForm({
    schema: api.tokens.create.body,
    defaultValues: { name: "" },
    submit: async (body) => {
      const token = await guarded(() => call("POST /auth/tokens", { body }));
      if (!token) return;
      setMade(token);
      await onMade();
    },
  });
  return (
    <LazyDialog
      key={made ? "made" : "asked"}
      open
      onClose={onClose}
      title={t(made ? "catching.keys.made" : "catching.keys.add")}
      closeLabel={t("AltText.Close")}
      {...(!made && { onSubmit: form.onSubmit })}
      actions={
        made ? (
          <Button variant="primary" onClick={onClose}>
            {t("catching.keys.done")}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t("common.cancel")}</Button>
            <Button type="submit" variant="primary" pending={form.sending}>
              {t("catching.keys.create")}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <>
          <p>{t("catching.keys.once")}</p>
          <CopyField
            label={t("catching.keys.address")}
            value={`${location.origin}${urlOf("/ankiconnect/:token" satisfies CallPath, made)}`}
            copyLabel={t("catching.keys.copyAddress")}
            copiedLabel={t("catching.keys.copied")}
          />
          <CopyField
            label={t("catching.keys.key", { name: made.name })}
            value={made.token}
            copyLabel={t("catching.keys.copyKey")}
            copiedLabel={t("catching.keys.copied")}
          />
          <Text tone="muted" small>
            {t("catching.keys.secret")}
          </Text>
        </>
      ) : (
        <TextField
          label={t("catching.keys.ask")}
          placeholder="Yomitan"
          maxLength={LENGTH.middle}
          autoComplete="off"
          {...form.field("name")}
        />
      )}
      {dialog}
    </LazyDialog>
  );
}
