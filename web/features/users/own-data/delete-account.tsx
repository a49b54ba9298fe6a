import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { call } from "../../../lib/api.ts";
import { endSession, useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { useProof } from "../proof.tsx";
import { useDownload } from "./use-download.ts";

import styles from "./delete-account.module.css";

/** Deletes the account after saying what will be deleted (spec §2). */
export function DeleteAccount(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { email, subscription } = useSignedIn();
  const [asking, setAsking] = useState(false);
  const { guarded, dialog } = useProof();
  const download = useDownload(guarded);
  const leave = useMutation({
    mutationFn: () =>
      guarded(async () => {
        await call("DELETE /auth/account");
        endSession("left");
        return "gone";
      }),
    // By now the guard has redirected; this only adds what happened.
    onSuccess: (done) =>
      void (done && navigate(paths.auth, { replace: true, state: { notice: "accountDeleted" } })),
    onError: () => setAsking(false),
  });
  const gone = [
    t("users.leave.dictionaries"),
    t("users.leave.reports"),
    ...(subscription ? [t("users.leave.subscription")] : []),
    t("users.leave.sessions"),
  ];
  return (
    <Setting
      title={t("users.leave.title")}
      hint={t("users.leave.text")}
      action={
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("users.leave.submit")}
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => leave.mutate()}
        title={t("users.leave.ask")}
        confirmLabel={t("users.leave.submit")}
        cancelLabel={t("users.leave.keep")}
        pending={leave.isPending}
        instead={{
          label: t("users.data.download"),
          onChoose: () => download.mutate(),
          pending: download.isPending,
        }}
      >
        <p>
          <RichText text={t("users.leave.lead", { email: email ?? "" })} parts={{ b: <b /> }} />
        </p>
        <ul className={styles.gone}>
          {gone.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>{t("users.leave.final")}</p>
        {dialog}
      </ConfirmDialog>
    </Setting>
  );
}
