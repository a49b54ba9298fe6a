import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router";

import { call } from "../../lib/api.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { CodeCard } from "./code-card.tsx";
import { storeRestoreFlow, restoreFlow } from "./restore-flow.ts";

/** A forgotten password, second step: the code from the mail (spec §2, `/auth/forgetPassword/code`). */
export function RestoreCodePage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const flow = restoreFlow();
  usePageTitle(t("auth.restore.codeTitle"));
  if (!flow) return <Navigate to={paths.restore} replace />;
  if (flow.verified) return <Navigate to={paths.newPassword} replace />;

  const { email } = flow;
  const check = async (code: string): Promise<boolean> => {
    const { verified } = await call("POST /auth/restore", { body: { code } });
    if (verified) {
      storeRestoreFlow({ email, verified });
      // A used code has no screen to go back to.
      void navigate(paths.newPassword, { replace: true });
    }
    return verified;
  };
  return (
    <CodeCard
      title={t("auth.restore.codeTitle")}
      lead="auth.restore.codeLead"
      email={email}
      check={check}
      resend={() => call("POST /auth/restore/code", { body: { email } })}
      foot={<Link to={paths.restore}>{t("auth.code.otherAddress")}</Link>}
    />
  );
}
