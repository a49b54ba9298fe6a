import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";

import { api } from "../../../shared/api/index.ts";
import { call } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useUser } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";
import { EmailInput } from "./email-input.tsx";
import { useHandover, type Handover } from "./handover.ts";
import { nextCodeTime, waitForNextCode } from "./next-code.ts";
import { storeRestoreFlow, restoreFlow } from "./restore-flow.ts";

/** A forgotten password, first step: where the code goes (spec §2, `/auth/forgetPassword`). */
export function RestorePage(): ReactNode {
  const { t } = useTranslation();
  const user = useUser();
  const { email: typed, notice } = useHandover();
  usePageTitle(t("auth.restore.title"));
  const email = typed || restoreFlow()?.email || user?.email || "";
  return (
    <Card
      foot={
        user?.email ? (
          <Link to={paths.editUser}>{t("common.back")}</Link>
        ) : (
          <Link to={paths.logIn}>{t("auth.restore.backToLogIn")}</Link>
        )
      }
    >
      <Stack gap="small">
        <Title small>{t("auth.restore.title")}</Title>
        <Text tone="muted">{t("auth.restore.lead")}</Text>
      </Stack>
      {notice === "restoreOver" && <Note role="status">{t("auth.restore.over")}</Note>}
      {/* The session may still be loading: its address arrives before anybody has typed one. */}
      <RestoreForm key={email} email={email} />
    </Card>
  );
}

function RestoreForm({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useContractForm({
    schema: api.auth.restoreCode.body,
    defaultValues: { email },
    submit: async (body) => {
      if (!isUnderWay(body.email)) {
        await call("POST /auth/restore/code", { body });
        waitForNextCode(body.email);
        storeRestoreFlow({ email: body.email, verified: false });
      }
      // Back returns to what was typed here.
      void navigate(paths.restore, { replace: true, state: { email: body.email } satisfies Handover });
      void navigate(paths.restoreCode);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack>
        <EmailInput {...form.field("email")} />
        <Button type="submit" variant="primary" block pending={form.sending}>
          {t("auth.restore.submit")}
        </Button>
      </Stack>
    </form>
  );
}

/** A code was just sent to this address: somebody who came back a step simply continues. */
const isUnderWay = (email: string): boolean =>
  restoreFlow()?.email.toLowerCase() === email.toLowerCase() && nextCodeTime(email) > Date.now();
