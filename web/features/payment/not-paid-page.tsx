import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { usePageTitle } from "../../lib/page-title.ts";
import { useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";

/** Back from the provider's page without having paid. */
export function NotPaidPage(): ReactNode {
  const { t } = useTranslation();
  const { role } = useSignedIn();
  usePageTitle(t("payment.notPaid.title"));
  return (
    <Card>
      <Title small>{t("payment.notPaid.title")}</Title>
      <Text>{t("payment.notPaid.text")}</Text>
      <Row>
        {role === "user" && (
          <ButtonLink to={paths.plans} variant="primary">
            {t("payment.notPaid.plans")}
          </ButtonLink>
        )}
        <ButtonLink to={paths.menu}>{t("common.mainMenu")}</ButtonLink>
      </Row>
    </Card>
  );
}
