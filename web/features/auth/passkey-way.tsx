import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Assertion } from "../../../shared/api/passkeys.ts";
import { call } from "../../lib/api.ts";
import { useOnward } from "../../lib/onward.ts";
import { usePasskeyProblem } from "../../lib/passkey-problem.ts";
import { signWithPasskey } from "../../lib/passkeys.ts";
import { signedIn } from "../../lib/session.ts";
import { Button } from "../../ui/action/button.tsx";
import { Note } from "../../ui/text/note.tsx";
import { offerPasskeys } from "./offer-passkeys.ts";

/** Logging in with a passkey: by the button, or where the browser offers one for the address. */
export function PasskeyWay(): ReactNode {
  const { t } = useTranslation();
  const onward = useOnward();
  const problem = usePasskeyProblem();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (ask: () => Promise<Assertion | null>) => {
      const response = await ask();
      if (!response) return;
      await call("POST /auth/passkeys/login", { body: { response } });
      await signedIn();
      onward();
    },
    meta: { handled: true },
  });

  // While the button's own dialog is open, the browser offers nothing else.
  useEffect(() => {
    if (isPending) return;
    return offerPasskeys((answer) => mutate(async () => answer));
  }, [isPending, mutate]);

  const ask = async () => signWithPasskey(await call("POST /auth/passkeys/login/options"));
  return (
    <>
      <Button block icon={<KeyRound />} pending={isPending} onClick={() => mutate(ask)}>
        {t("auth.passkey.logIn")}
      </Button>
      {error && (
        <Note tone="wrong" role="alert">
          {problem(error)}
        </Note>
      )}
    </>
  );
}
