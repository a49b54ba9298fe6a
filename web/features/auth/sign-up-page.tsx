import type { ChangeEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { call } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { knowsPasskeys } from "../../lib/passkeys.ts";
import { NewPasswordInput } from "../../lib/password-input.tsx";
import { reloadUser, signedIn, useUser } from "../../lib/session.ts";
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
import { waitForNextCode } from "./next-code.ts";
import { PasskeySignUp } from "./passkey-sign-up.tsx";

/** A new account; in a guest's session the guest's own becomes it (spec §2, `/auth/signup`). */
export function SignUpPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const guest = useUser();
  const { email = guest?.pendingEmail ?? "" } = useHandover();
  usePageTitle(t("auth.signUp.title"));
  const form = useContractForm({
    schema: api.auth.signUp.body,
    defaultValues: { email, password: "" },
    submit: async (body) => {
      await call("POST /auth/signup", { body: { ...body, interfaceLanguage: currentLanguage() } });
      await goOn(body.email);
    },
  });
  const goOn = async (address: string): Promise<void> => {
    waitForNextCode(address);
    await (guest ? reloadUser() : signedIn());
    void navigate(paths.verify);
  };
  const askForEmail = async (): Promise<string | null> => {
    if (!(await form.trigger("email", { shouldFocus: true }))) return null;
    return z.parse(api.passkeys.signUpOptions.body, { email: form.getValues("email") }).email;
  };
  const emailField = form.field("email");
  const checkAgain = async (event: ChangeEvent): Promise<void> => {
    await emailField.onChange(event);
    // The form checks by itself once it was sent, which it may never be.
    if (emailField.error) await form.trigger("email");
  };
  return (
    <Card
      foot={
        <>
          <Text>
            <RichText text={t("auth.signUp.already")} parts={{ a: <Link to={paths.logIn} /> }} />
          </Text>
          {!guest && <Link to={paths.guest}>{t("auth.menu.guest")}</Link>}
        </>
      }
    >
      <Title small>{t("auth.signUp.title")}</Title>
      {guest && <Note tone="info">{t("auth.signUp.guestKeeps")}</Note>}
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          <EmailInput {...emailField} onChange={(event) => void checkAgain(event)} />
          <NewPasswordInput label={t("auth.password.label")} {...form.field("password")} />
          <Button type="submit" variant="primary" block pending={form.sending}>
            {t("auth.signUp.submit")}
          </Button>
        </Stack>
      </form>
      <GoogleWay
        beside={
          knowsPasskeys() && (
            <PasskeySignUp askForEmail={askForEmail} isToldAtField={form.showAtFields} onSignedUp={goOn} />
          )
        }
      />
    </Card>
  );
}
