import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { ApiError } from "../../lib/api-error.ts";
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

/** Somebody without a password logs in with Google again: that is a proof. */
export function GoogleProof({ open, onCancel, onProved }: GoogleProofProps): ReactNode {
  const { t } = useTranslation();
  const { id, email } = useSignedIn();
  const google = useSettings().data?.google;
  const navigate = useNavigate();
  const problem = useGoogleProblem();
  const [asksForCode, setAsksForCode] = useState(false);
  const [ownCode, setOwnCode] = useState("");
  const codeField = useRef<HTMLInputElement>(null);

  // Browsers open a popup only immediately after the click: the script must be loaded by then.
  useEffect(() => {
    if (open && google) void loadGoogle(google.scriptUrl).catch(() => {});
  }, [open, google]);

  useEffect(() => {
    if (asksForCode) codeField.current?.focus();
  }, [asksForCode]);

  const begin = (): void => {
    setAsksForCode(false);
    setOwnCode("");
  };
  const enter = useMutation({
    mutationFn: async () => {
      if (asksForCode) await ask("POST /auth/login/totp", { body: { code: ownCode } });
      else {
        const code = google && (await askForCode(google, email));
        if (!code) return;
        if (await call("POST /auth/google", { body: { code } })) return setAsksForCode(true);
      }
      begin();
      const user = await call("GET /users/me");
      if (user.id === id) {
        setUser(user);
        return onProved();
      }
      // Another account was chosen: nothing meant for this one is done to it.
      onCancel();
      await signedIn();
      void navigate(paths.menu);
    },
    onError: (error) => {
      // Too late, or no tries left: back to the first step.
      if (isOver(error)) begin();
    },
    meta: { handled: true },
  });
  const cancel = (): void => {
    begin();
    enter.reset();
    onCancel();
  };
  return (
    <LazyDialog
      open={open}
      onClose={cancel}
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may be inside another form, which must not be submitted.
        event.stopPropagation();
        enter.mutate();
      }}
      title={t("users.proof.title")}
      closeLabel={t("common.cancel")}
      actions={
        <>
          <Button onClick={cancel}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary" pending={enter.isPending}>
            {asksForCode ? t("users.proof.submit") : t("auth.google.button")}
          </Button>
        </>
      }
    >
      <p>{t("users.proof.google")}</p>
      {asksForCode && (
        <CodeField
          ref={codeField}
          label={t("auth.secondStep.label")}
          value={ownCode}
          onChange={(event) => setOwnCode(event.currentTarget.value)}
        />
      )}
      {enter.error && (
        <Note tone="wrong" role="alert">
          {isOver(enter.error)
            ? t("auth.secondStep.over")
            : asksForCode
              ? enter.error.message
              : problem(enter.error)}
        </Note>
      )}
    </LazyDialog>
  );
}

const isOver = (error: Error): boolean => error instanceof ApiError && error.code === "unauthorized";
