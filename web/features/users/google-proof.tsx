import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { api } from "../../../shared/api/index.ts";
import { ask, call } from "../../lib/api.ts";
import { useGoogleProblem } from "../../lib/google-problem.ts";
import { askForCode, loadGoogle } from "../../lib/google-script.ts";
import { setUser, signedIn, useSignedIn } from "../../lib/session.ts";
import { useSettings } from "../../lib/settings.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { CodeField } from "../../ui/form/code-field.tsx";
import { LazyDialog } from "../../ui/overlay/lazy-dialog.tsx";
import { Note } from "../../ui/text/note.tsx";

interface GoogleProofProps {
  open: boolean;
  onCancel: () => void;
  onProved: () => void;
}

/** Who has no password logs in with Google once more: that is a proof. */
export function GoogleProof({ open, onCancel, onProved }: GoogleProofProps): ReactNode {
  const { t } = useTranslation();
  const { id, email } = useSignedIn();
  const google = useSettings().data?.google;
  const navigate = useNavigate();
  const problem = useGoogleProblem();
  const [asksForCode, setAsksForCode] = useState(false);
  const [ownCode, setOwnCode] = useState("");

  // Browsers open a popup only at once after the click: the script has to be there by then.
  useEffect(() => {
    if (open && google) void loadGoogle(google.scriptUrl).catch(() => {});
  }, [open, google]);

  const enter = useMutation({
    mutationFn: async () => {
      if (asksForCode) await ask(api.totp.logIn, { body: { code: ownCode } });
      else {
        const code = google && (await askForCode(google, email));
        if (!code) return;
        if (await call(api.auth.google, { body: { code } })) return setAsksForCode(true);
      }
      setAsksForCode(false);
      setOwnCode("");
      const user = await call(api.users.me);
      if (user.id === id) {
        setUser(user);
        return onProved();
      }
      // Another account was chosen: nothing that was meant for this one happens to it.
      onCancel();
      await signedIn();
      void navigate(paths.menu);
    },
    meta: { handled: true },
  });
  return (
    <LazyDialog
      open={open}
      onClose={onCancel}
      title={t("users.proof.title")}
      closeLabel={t("common.cancel")}
      actions={
        <>
          <Button onClick={onCancel}>{t("common.cancel")}</Button>
          <Button variant="primary" pending={enter.isPending} onClick={() => enter.mutate()}>
            {asksForCode ? t("users.proof.submit") : t("auth.google.button")}
          </Button>
        </>
      }
    >
      <p>{t("users.proof.google")}</p>
      {asksForCode && (
        <CodeField
          label={t("auth.secondStep.label")}
          value={ownCode}
          onChange={(event) => setOwnCode(event.currentTarget.value)}
        />
      )}
      {enter.error && (
        <Note tone="wrong" role="alert">
          {asksForCode ? enter.error.message : problem(enter.error)}
        </Note>
      )}
    </LazyDialog>
  );
}
