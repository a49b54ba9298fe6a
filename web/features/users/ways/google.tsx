import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { useProof } from "../proof.tsx";
import { reloadWithoutRow } from "./reload-without-row.ts";

/** Seen where Google leads in. The server refuses to unlink the last way in, and says so in the dialog. */
export function Google(): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { guarded, dialog } = useProof();
  const unlink = useMutation({
    mutationFn: () =>
      guarded(async () => {
        await call("DELETE /auth/google");
        return "unlinked";
      }),
    onSuccess: async (done) => {
      if (done === null) return;
      announce(t("users.google.unlinked"));
      setAsking(false);
      await reloadWithoutRow(button.current);
    },
    meta: { handled: true },
  });
  return (
    <Setting
      title="Google"
      hint={t("users.google.linked")}
      action={
        <Button
          ref={button}
          aria-label={t("users.google.unlinkNamed")}
          onClick={() => {
            unlink.reset();
            setAsking(true);
          }}
        >
          {t("users.google.unlink")}
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => unlink.mutate()}
        title={t("users.google.ask")}
        confirmLabel={t("users.google.unlink")}
        cancelLabel={t("common.cancel")}
        pending={unlink.isPending}
        error={unlink.error?.message}
      >
        <p>{t("users.google.lead")}</p>
        {dialog}
      </ConfirmDialog>
    </Setting>
  );
}
