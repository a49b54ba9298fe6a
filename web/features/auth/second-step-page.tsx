import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { api } from "../../../shared/api/index.ts";
import { CODE_LENGTH } from "../../../shared/limits.ts";
import { ApiError } from "../../lib/api-error.ts";
import { ask } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { useOnward } from "../../lib/onward.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { knowsPasskeys } from "../../lib/passkeys.ts";
import { signedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { CodeField } from "../../ui/form/code-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Crumb } from "../../ui/page/crumb.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Or } from "../../ui/text/or.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";
import { useHandover } from "./handover.ts";
import { PasskeyWay } from "./passkey-way.tsx";

/** The code of an app after the password, or a recovery code (contract §16). */
export function SecondStepPage(): ReactNode {
  const { t } = useTranslation();
  const [recovering, setRecovering] = useState(false);
  const { email } = useHandover();
  const title = recovering ? t("auth.secondStep.recoveryTitle") : t("auth.secondStep.title");
  usePageTitle(title);
  return (
    <Card>
      <Stack gap="small">
        <Crumb to={paths.logIn} label={t("auth.logIn.title")} />
        <Title small>{title}</Title>
        <Text tone="muted">
          {email && (
            <>
              <RichText text={t("auth.secondStep.for", { email })} parts={{ b: <b /> }} />{" "}
            </>
          )}
          {recovering ? t("auth.secondStep.recoveryLead") : t("auth.secondStep.lead")}
        </Text>
      </Stack>
      <SecondStepForm key={String(recovering)} recovering={recovering} />
      <Or>{t("auth.or")}</Or>
      <Stack gap="small">
        {knowsPasskeys() && <PasskeyWay />}
        <Button variant="quiet" block onClick={() => setRecovering(!recovering)}>
          {recovering ? t("auth.secondStep.useApp") : t("auth.secondStep.useRecovery")}
        </Button>
      </Stack>
    </Card>
  );
}

function SecondStepForm({ recovering }: { recovering: boolean }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onward = useOnward();
  const { email } = useHandover();
  const form = useContractForm({
    schema: api.totp.logIn.body,
    defaultValues: { code: "" },
    submit: async (body) => {
      try {
        await ask("POST /auth/login/totp", { body });
      } catch (error) {
        form.setFocus("code", { shouldSelect: true });
        // Too late, or no tries left: back to the first step.
        if (!(error instanceof ApiError && error.code === "unauthorized")) throw error;
        return navigate(paths.logIn, { replace: true, state: { email, notice: "secondStepOver" } });
      }
      await signedIn();
      onward();
    },
  });
  const { setFocus } = form;
  // People come here to enter the code and nothing else.
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack>
        {recovering ? (
          <TextField
            label={t("auth.secondStep.recoveryLabel")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field("code")}
          />
        ) : (
          <CodeField label={t("auth.secondStep.label")} digits={CODE_LENGTH} {...form.field("code")} />
        )}
        <Button type="submit" variant="primary" block pending={form.sending}>
          {t("auth.logIn.submit")}
        </Button>
      </Stack>
    </form>
  );
}
