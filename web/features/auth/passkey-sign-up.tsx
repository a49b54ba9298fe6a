import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { call } from "../../lib/api.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { usePasskeyProblem } from "../../lib/passkey-problem.ts";
import { loadWebauthn, makePasskey } from "../../lib/passkeys.ts";
import { Button } from "../../ui/action/button.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Text } from "../../ui/text/text.tsx";

interface PasskeySignUpProps {
  /** The address that was typed; null where something is wrong with it, which its field tells. */
  askForEmail: () => Promise<string | null>;
  /** Whether the address's field tells what is wrong. */
  isToldAtField: (error: unknown) => boolean;
  onSignedUp: (email: string) => Promise<void>;
}

/** Signing up with the address that is typed above, and a passkey in place of the password. */
export function PasskeySignUp({ askForEmail, isToldAtField, onSignedUp }: PasskeySignUpProps): ReactNode {
  const { t } = useTranslation();
  const problem = usePasskeyProblem();
  const hint = useId();
  const signUp = async (): Promise<void> => {
    const email = await askForEmail();
    if (email === null) return;
    void loadWebauthn().catch(() => {});
    const response = await makePasskey(await call("POST /auth/passkeys/signup/options", { body: { email } }));
    if (!response) return;
    await call("POST /auth/passkeys/signup", {
      body: { response, email, interfaceLanguage: currentLanguage() },
    });
    await onSignedUp(email);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      signUp().catch((failure: unknown) => {
        if (!isToldAtField(failure)) throw failure;
      }),
    meta: { handled: true },
  });
  return (
    <Stack gap="small">
      <Button block icon={<KeyRound />} pending={isPending} aria-describedby={hint} onClick={() => mutate()}>
        {t("auth.passkey.signUp")}
      </Button>
      <Text id={hint} tone="muted" small>
        {t("auth.passkey.signUpHint")}
      </Text>
      {error && (
        <Note tone="wrong" role="alert">
          {problem(error)}
        </Note>
      )}
    </Stack>
  );
}
