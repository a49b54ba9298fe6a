import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router";
import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { ApiError } from "../../lib/api-error.ts";
import { call } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { NewPasswordInput } from "../../lib/password-input.tsx";
import { endSession, useUser } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";
import type { Handover } from "./handover.ts";
import { endRestoreFlow, restoreFlow } from "./restore-flow.ts";

/** A forgotten password, last step (spec §2, `/auth/forgetPassword/password`). */
export function NewPasswordPage(): ReactNode {
  const { t } = useTranslation();
  const [flow] = useState(restoreFlow);
  usePageTitle(t("auth.newPassword.title"));
  if (!flow) return <Navigate to={paths.restore} replace />;
  if (!flow.verified) return <Navigate to={paths.restoreCode} replace />;
  return (
    <Card foot={<Link to={paths.restore}>{t("auth.newPassword.startOver")}</Link>}>
      <Stack gap="small">
        <Title small>{t("auth.newPassword.title")}</Title>
        <Text tone="muted">
          <RichText text={t("auth.newPassword.lead", { email: flow.email })} parts={{ b: <b /> }} />
        </Text>
      </Stack>
      <NewPasswordForm email={flow.email} />
    </Card>
  );
}

function NewPasswordForm({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const leave = (to: string, handover: Handover): void => {
    endRestoreFlow();
    void navigate(to, { replace: true, state: handover });
  };
  const form = useContractForm({
    schema: z.pick(api.auth.password.body, { password: true }),
    defaultValues: { password: "" },
    submit: async (body) => {
      await call("POST /auth/password", { body });
      // A new password ends all sessions of its account, including this one if it is the same account.
      if (user?.email?.toLowerCase() === email.toLowerCase()) endSession("left");
      leave(paths.logIn, { email, notice: "passwordChanged" });
    },
    onFailure: (error) => {
      const over = error instanceof ApiError && error.code === "restore_required";
      if (over) leave(paths.restore, { email, notice: "restoreOver" });
      return over;
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack>
        {/* For password managers: whose password it is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordInput label={t("auth.newPassword.label")} {...form.field("password")} />
        <Button type="submit" variant="primary" block pending={form.sending}>
          {t("common.save")}
        </Button>
      </Stack>
    </form>
  );
}
