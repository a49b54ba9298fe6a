import { useMutation } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { api } from "../../../shared/api/index.ts";
import { call } from "../../lib/api.ts";
import { useGoogleProblem } from "../../lib/google-problem.ts";
import { askForCode, loadGoogle } from "../../lib/google-script.ts";
import { setUser, signedIn, useSignedIn } from "../../lib/session.ts";
import { useSettings } from "../../lib/settings.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { LazyDialog } from "../../ui/lazy-dialog.tsx";
import { Note } from "../../ui/note.tsx";

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

  // Browsers open a popup only at once after the click: the script has to be there by then.
  useEffect(() => {
    if (open && google) void loadGoogle(google.scriptUrl).catch(() => {});
  }, [open, google]);

  const enter = useMutation({
    mutationFn: async () => {
      const code = google && (await askForCode(google, email));
      if (!code) return;
      await call(api.auth.google, { body: { code } });
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
            {t("auth.google.button")}
          </Button>
        </>
      }
    >
      <p>{t("users.proof.google")}</p>
      {enter.error && (
        <Note tone="wrong" role="alert">
          {problem(enter.error)}
        </Note>
      )}
    </LazyDialog>
  );
}
