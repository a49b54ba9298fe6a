import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useFormat } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";

/** Replaces the ways in for a guest whose time is over: what was deleted, and what can still be kept. */
export function Farewell({ at }: { at: string }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  usePageTitle(t("auth.farewell.title"));
  return (
    <Card
      foot={
        <Text>
          <RichText text={t("auth.guest.already")} parts={{ a: <Link to={paths.logIn} /> }} />
        </Text>
      }
    >
      <Title small>{t("auth.farewell.title")}</Title>
      <Text>{t("auth.farewell.deleted", { time: format.dateTime(at) })}</Text>
      <Text>{t("auth.farewell.kept")}</Text>
      <Stack>
        <ButtonLink to={paths.signUp} variant="primary" big block>
          {t("auth.menu.signUp")}
        </ButtonLink>
        <ButtonLink to={paths.guest} block>
          {t("auth.farewell.again")}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
