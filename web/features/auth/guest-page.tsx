import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";

import { ROLE_LIMITS } from "../../../shared/roles.ts";
import { call } from "../../lib/api.ts";
import { useFormat } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { useOnward } from "../../lib/onward.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { signedIn, useUser } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { FactList } from "../../ui/page/fact-list.tsx";
import { Figures } from "../../ui/text/figures.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";

/** Spec §9. */
const GUEST_LIFETIME_HOURS = 24;

/** What a guest gets, before a temporary account is made. */
export function GuestPage(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const onward = useOnward();
  const user = useUser();
  usePageTitle(t("auth.guest.title"));
  const enter = useMutation({
    mutationFn: async () => {
      await call("POST /auth/guest", { body: { interfaceLanguage: currentLanguage() } });
      await signedIn();
    },
    onSuccess: onward,
  });
  if (user && enter.isIdle) return <Navigate to={paths.menu} replace />;

  const { dictionaries, wordsPerDictionary, testsPerDay } = ROLE_LIMITS.guest;
  const figures = (value: number): ReactNode => <Figures>{format.number(value)}</Figures>;
  return (
    <Card
      foot={
        <Text>
          <RichText text={t("auth.guest.already")} parts={{ a: <Link to={paths.logIn} /> }} />
        </Text>
      }
    >
      <Title small>{t("auth.guest.title")}</Title>
      <Text tone="muted">{t("auth.guest.lead")}</Text>
      <FactList
        facts={[
          { term: t("auth.guest.dictionaries"), value: figures(dictionaries) },
          { term: t("auth.guest.words"), value: figures(wordsPerDictionary) },
          { term: t("auth.guest.tests"), value: figures(testsPerDay) },
          { term: t("auth.guest.deleted"), value: t("auth.guest.hours", { count: GUEST_LIFETIME_HOURS }) },
        ]}
      />
      <Button variant="primary" block pending={enter.isPending} onClick={() => enter.mutate()}>
        {t("auth.guest.enter")}
      </Button>
    </Card>
  );
}
