import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { useProof } from "../proof.tsx";
import { usePasskeys } from "../use-passkeys.ts";
import { reloadWithoutRow } from "./reload-without-row.ts";

import styles from "../settings.module.css";

/** Who has a passkey can do without a password. */
export function RemovePassword(): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { guarded, dialog } = useProof();
  const { data } = usePasskeys();
  const remove = useMutation({
    mutationFn: () =>
      guarded(async () => {
        await call("DELETE /auth/password");
        return "removed";
      }),
    onSuccess: async (done) => {
      if (done === null) return;
      announce(t("users.password.none"));
      setAsking(false);
      await reloadWithoutRow(button.current);
    },
    meta: { handled: true },
  });
  if (!data?.passkeys.length) return null;
  return (
    <Row>
      <Button
        ref={button}
        variant="quiet"
        className={styles.flush}
        onClick={() => {
          remove.reset();
          setAsking(true);
        }}
      >
        {t("users.password.remove")}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={t("users.password.removeAsk")}
        confirmLabel={t("users.password.remove")}
        cancelLabel={t("users.password.keep")}
        pending={remove.isPending}
        error={remove.error?.message}
      >
        <p>{t("users.password.removeLead")}</p>
        {dialog}
      </ConfirmDialog>
    </Row>
  );
}
