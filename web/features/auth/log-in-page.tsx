import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";

import { api } from "../../../shared/api/index.ts";
import type { User } from "../../../shared/api/users.ts";
import { ApiError } from "../../lib/api-error.ts";
import { call } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { useFormat } from "../../lib/format.ts";
import { useOnward } from "../../lib/onward.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { knowsPasskeys } from "../../lib/passkeys.ts";
import { PasswordInput } from "../../lib/password-input.tsx";
import { signedIn, useUser } from "../../lib/session.ts";
import { showError } from "../../lib/shown-error.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";
import { EmailInput } from "./email-input.tsx";
import { GoogleWay } from "./google-way.tsx";
import { useHandover } from "./handover.ts";
import { PasskeyWay } from "./passkey-way.tsx";

/** Logging in to an existing account (spec §2, `/auth/login`). */
export function LogInPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onward = useOnward();
  const guest = useUser();
  const { email = "", notice } = useHandover();
  const [refusal, setRefusal] = useState<string>();
  usePageTitle(t("auth.logIn.title"));
  const form = useContractForm({
    schema: api.auth.logIn.body,
    defaultValues: { email, password: "" },
    submit: async (body) => {
      setRefusal(undefined);
      if (await call("POST /auth/login", { body }))
        return navigate(paths.secondStep, { state: { email: body.email } });
      await signedIn();
      onward();
    },
    onFailure: (error) => {
      const refused =
        error instanceof ApiError && (error.code === "invalid_credentials" || error.code === "suspended");
      if (refused) {
        setRefusal(error.message);
        form.setFocus("password", { shouldSelect: true });
        showError(error);
      }
      return refused;
    },
  });
  return (
    <Card
      foot={
        <>
          <Text>
            <RichText text={t("auth.logIn.newHere")} parts={{ a: <Link to={paths.signUp} /> }} />
          </Text>
          {!guest && <Link to={paths.guest}>{t("auth.menu.guest")}</Link>}
        </>
      }
    >
      <Title small>{t("auth.logIn.title")}</Title>
      {guest && <GuestIsLeft guest={guest} />}
      {notice === "passwordChanged" && (
        <Note tone="right" role="status">
          {t("auth.logIn.passwordChanged")}
        </Note>
      )}
      {notice === "secondStepOver" && !refusal && (
        <Note tone="wrong" role="alert">
          {t("auth.secondStep.over")}
        </Note>
      )}
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          {refusal && (
            <Note tone="wrong" role="alert">
              {refusal}
            </Note>
          )}
          <EmailInput {...form.field("email")} autoComplete="email webauthn" />
          <PasswordInput
            label={t("auth.password.label")}
            labelEnd={
              <Link to={paths.restore} state={{ email: form.watch("email") }}>
                {t("auth.logIn.forgot")}
              </Link>
            }
            {...form.field("password")}
          />
          <Button type="submit" variant="primary" block pending={form.sending}>
            {t("auth.logIn.submit")}
          </Button>
        </Stack>
      </form>
      <GoogleWay beside={knowsPasskeys() && <PasskeyWay />} />
    </Card>
  );
}

/** Warns beforehand: the guest's account is left behind until it expires (contract §4). */
function GuestIsLeft({ guest }: { guest: User }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Note>
      <RichText
        text={t("auth.logIn.guestIsLeft", { time: guest.expiresAt ? format.dateTime(guest.expiresAt) : "" })}
        parts={{ a: <Link to={paths.signUp} /> }}
      />
    </Note>
  );
}
