import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";

import { POLICIES, type Policy } from "../../../shared/policies.ts";
import { call } from "../../lib/api.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { useOnward } from "../../lib/onward.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { logOut, reloadUser, useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { CheckField } from "../../ui/form/check-field.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";

/** The last step before everything is available (spec §2, `/accept-policy`). */
export function AcceptPolicyPage(): ReactNode {
  const { t } = useTranslation();
  const onward = useOnward();
  const { policiesAccepted } = useSignedIn();
  const [accepted, setAccepted] = useState<readonly Policy[]>([]);
  usePageTitle(t("auth.policies.title"));
  const accept = useMutation({
    mutationFn: async (policies: readonly Policy[]) => {
      await call("PATCH /auth/accept-policy", { body: { accepted: [...policies] } });
      await call("POST /cookie/refresh");
      await reloadUser();
    },
    onSuccess: onward,
  });
  const leave = useMutation({ mutationFn: logOut });
  if (policiesAccepted && accept.isIdle) return <Navigate to={paths.menu} replace />;

  const complete = POLICIES.every((policy) => accepted.includes(policy));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (complete && !accept.isPending) accept.mutate(accepted);
  };
  const acceptAll = (): void => {
    setAccepted(POLICIES);
    accept.mutate(POLICIES);
  };
  return (
    <Card
      foot={
        <Button variant="quiet" pending={leave.isPending} onClick={() => leave.mutate()}>
          {t("common.logOut")}
        </Button>
      }
    >
      <Title small>{t("auth.policies.title")}</Title>
      <Text tone="muted">{t("auth.policies.lead")}</Text>
      <form onSubmit={submit}>
        <Stack>
          <div>
            {POLICIES.map((policy) => (
              <CheckField
                key={policy}
                name={policy}
                checked={accepted.includes(policy)}
                onChange={({ target }) =>
                  setAccepted((others) => [
                    ...others.filter((other) => other !== policy),
                    ...(target.checked ? [policy] : []),
                  ])
                }
                label={
                  <RichText
                    text={t(`auth.policies.${policy}`)}
                    parts={{ a: <Link to={paths.policy(policy, currentLanguage())} target="_blank" /> }}
                  />
                }
              />
            ))}
          </div>
          <Stack>
            {!complete && (
              <Button block pending={accept.isPending} onClick={acceptAll}>
                {t("auth.policies.all")}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              block
              pending={accept.isPending}
              disabledReason={complete ? undefined : t("auth.policies.hint")}
            >
              {t("auth.policies.submit")}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
