import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router";

import type { User } from "../../../shared/api/users.ts";
import { call } from "../../lib/api.ts";
import { destination } from "../../lib/destination.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { logOut, reloadUser, useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { CodeCard } from "./code-card.tsx";
import type { Handover } from "./handover.ts";

/** Proves the address of a sign-up, whether it was somebody's first step here or a guest's (spec §2, `/verify`). */
export function VerifyPage(): ReactNode {
  const { t } = useTranslation();
  const user = useSignedIn();
  usePageTitle(t("auth.verify.title"));
  const email = addressToProve(user);
  // Also after the right code: the user is reloaded and has nothing left to prove.
  if (!email) return <Navigate to={destination() ?? paths.menu} replace />;
  return (
    <CodeCard
      key={email}
      title={t("auth.verify.title")}
      lead="auth.verify.lead"
      email={email}
      check={isProven}
      resend={() => call("POST /auth/verify/resend")}
      foot={user.role === "guest" ? <GuestWays /> : <OtherAddress email={email} />}
    />
  );
}

const addressToProve = ({ role, email, pendingEmail }: User): string | null =>
  pendingEmail ?? (role ? null : email);

/** The answer to an earlier try may have been lost: the account's current state decides. */
async function isProven(code: string): Promise<boolean> {
  const { verified } = await call("POST /auth/verify", { body: { code } });
  return !addressToProve(await reloadUser()) || verified;
}

function GuestWays(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Link to={paths.signUp}>{t("auth.code.otherAddress")}</Link>
      <Link to={paths.menu}>{t("auth.guestInfo.stay")}</Link>
    </>
  );
}

/** A sign-up reserves nothing: this one is abandoned, and another one started. */
function OtherAddress({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: logOut,
    // By now the guard has redirected to the list of all ways in; this goes on to the one that was requested.
    onSuccess: () => void navigate(paths.signUp, { replace: true, state: { email } satisfies Handover }),
  });
  return (
    <Button variant="quiet" pending={leave.isPending} onClick={() => leave.mutate()}>
      {t("auth.code.otherAddress")}
    </Button>
  );
}
