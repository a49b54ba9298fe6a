import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { api } from "../../../shared/api/index.ts";
import { CODE_LENGTH, CODE_LIFETIME_SECONDS, CODE_TRIES } from "../../../shared/limits.ts";
import { useContractForm } from "../../lib/form.ts";
import { Button } from "../../ui/action/button.tsx";
import { CodeField } from "../../ui/form/code-field.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";
import { Resend } from "./resend.tsx";

interface CodeCardProps {
  title: string;
  /** Says where the code was sent; the address is emphasised. */
  lead: "auth.verify.lead" | "auth.restore.codeLead";
  email: string;
  /** Whether the code was right; if so, it navigates on itself. */
  check: (code: string) => Promise<boolean>;
  resend: () => Promise<unknown>;
  /** Other ways, beside Resend. */
  foot: ReactNode;
}

/** Six digits from a mail (spec §2, `/verify` and `/auth/forgetPassword/code`). */
export function CodeCard({ title, lead, email, check, resend, foot }: CodeCardProps): ReactNode {
  const { t } = useTranslation();
  const [resent, setResent] = useState(false);
  const submit = async ({ code }: { code: string }): Promise<void> => {
    if (await check(code)) return;
    form.setError("code", { type: "server", message: t("auth.code.incorrect") });
    form.setFocus("code", { shouldSelect: true });
  };
  const form = useContractForm({ schema: api.auth.verify.body, defaultValues: { code: "" }, submit });
  const { setFocus } = form;
  // People come here to enter the code and nothing else.
  useEffect(() => setFocus("code"), [setFocus]);
  const missing = CODE_LENGTH - form.watch("code").length;
  const minutes = CODE_LIFETIME_SECONDS / 60;
  return (
    <Card
      foot={
        <>
          <Resend
            email={email}
            send={resend}
            onSent={() => {
              setResent(true);
              form.reset();
            }}
          />
          {foot}
        </>
      }
    >
      <Stack gap="small">
        <Title small>{title}</Title>
        <Text tone="muted">
          <RichText text={t(lead, { email })} parts={{ b: <b /> }} />
        </Text>
      </Stack>
      {resent && (
        <Note tone="right" role="status">
          {t("auth.code.resent")}
        </Note>
      )}
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          <CodeField
            label={t("auth.code.label")}
            hint={t("auth.code.lifetime", { count: minutes, tries: CODE_TRIES })}
            digits={CODE_LENGTH}
            {...form.field("code")}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              block
              pending={form.sending}
              disabledReason={missing > 0 ? t("auth.code.missing", { count: missing }) : undefined}
            >
              {t("auth.code.submit")}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
