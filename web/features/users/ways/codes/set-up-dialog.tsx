import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../../../shared/api/index.ts";
import { call } from "../../../../lib/api.ts";
import { useContractForm } from "../../../../lib/form.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { CodeField } from "../../../../ui/form/code-field.tsx";
import { LazyDialog } from "../../../../ui/overlay/lazy-dialog.tsx";
import { Row } from "../../../../ui/page/row.tsx";
import { FormDialog } from "../../form-dialog.tsx";
import { useProof } from "../../proof.tsx";
import { CopyButton } from "./copy-button.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

import styles from "./codes.module.css";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

/** What an app has to know. */
export interface Secret {
  secret: string;
  url: string;
}

interface SetUpProps {
  /** Null: closed. */
  begun: Secret | null;
  onClose: () => void;
  onTurnedOn: () => void;
}

/** From the app's picture to its first code, and then the codes for the day without it. */
export function SetUpDialog({ begun, onClose, onTurnedOn }: SetUpProps): ReactNode {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = (): void => {
    setCodes(undefined);
    onClose();
  };
  if (codes)
    return (
      <LazyDialog
        open
        onClose={close}
        title={t("users.codes.recovery")}
        closeLabel={t("users.codes.done")}
        actions={
          <Button variant="primary" onClick={close}>
            {t("users.codes.done")}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </LazyDialog>
    );
  return (
    <FirstCode
      begun={begun}
      onClose={onClose}
      onConfirmed={(recoveryCodes) => {
        setCodes(recoveryCodes);
        onTurnedOn();
      }}
    />
  );
}

interface FirstCodeProps {
  begun: Secret | null;
  onClose: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ begun, onClose, onConfirmed }: FirstCodeProps): ReactNode {
  const { t } = useTranslation();
  const { guarded, dialog } = useProof();
  const form = useContractForm({
    schema: api.totp.confirm.body,
    defaultValues: { code: "" },
    submit: async (body) => {
      const confirmed = await guarded(() => call("POST /auth/totp/confirm", { body }));
      if (!confirmed) return;
      form.reset();
      onConfirmed(confirmed.recoveryCodes);
    },
  });
  const cancel = (): void => {
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      open={begun !== null}
      onClose={cancel}
      title={t("users.codes.setUp")}
      submitLabel={t("users.codes.turnOn")}
      form={form}
    >
      <p>{t("users.codes.scan")}</p>
      {begun && (
        <>
          <Suspense fallback={<span className={styles.picture} />}>
            <QrCode text={begun.url} label={t("users.codes.picture")} />
          </Suspense>
          <p>{t("users.codes.orType")}</p>
          <p className={styles.secret}>{begun.secret.match(/.{1,4}/g)?.join(" ")}</p>
          <Row>
            <CopyButton text={begun.secret} label={t("users.codes.copySecret")} />
          </Row>
        </>
      )}
      <CodeField label={t("users.codes.firstCode")} {...form.field("code")} />
      {dialog}
    </FormDialog>
  );
}
