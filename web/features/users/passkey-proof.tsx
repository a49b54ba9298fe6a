import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { call } from "../../lib/api.ts";
import { usePasskeyProblem } from "../../lib/passkey-problem.ts";
import { loadWebauthn, signWithPasskey } from "../../lib/passkeys.ts";
import { Button } from "../../ui/action/button.tsx";
import { Note } from "../../ui/text/note.tsx";

/** A proof by a passkey of the account. */
export function PasskeyProof({ onProved }: { onProved: () => void }): ReactNode {
  const { t } = useTranslation();
  const problem = usePasskeyProblem();

  useEffect(() => void loadWebauthn().catch(() => {}), []);

  const prove = useMutation({
    mutationFn: async () => {
      const response = await signWithPasskey(await call("POST /auth/proof/options"));
      if (!response) return;
      await call("POST /auth/proof", { body: { response } });
      onProved();
    },
    meta: { handled: true },
  });
  return (
    <>
      <Button
        block
        variant="primary"
        icon={<KeyRound />}
        data-autofocus
        pending={prove.isPending}
        onClick={() => prove.mutate()}
      >
        {t("auth.passkey.use")}
      </Button>
      {prove.error && (
        <Note tone="wrong" role="alert">
          {problem(prove.error)}
        </Note>
      )}
    </>
  );
}
