import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";

import { usePageTitle } from "../../lib/page-title.ts";
import { useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Title } from "../../ui/text/title.tsx";
import { Cancelling } from "./cancelling.tsx";
import { SubscriptionState } from "./subscription-state.tsx";

import styles from "./subscription-page.module.css";

/** The subscription of somebody who has Premium (spec §2, §4). */
export function SubscriptionPage(): ReactNode {
  const { t } = useTranslation();
  const { role, subscription } = useSignedIn();
  const [refunded, setRefunded] = useState(false);
  usePageTitle(t("common.subscription"));
  if (role !== "premium" && !refunded) return <Navigate to={paths.menu} replace />;
  const running = role === "premium" ? subscription : null;
  return (
    <Stack gap="large" className={styles.page}>
      <Title>{t("common.subscription")}</Title>
      {refunded && role !== "premium" ? (
        <Ended />
      ) : (
        <>
          <SubscriptionState subscription={running} />
          {running && running.status !== "canceled" && (
            <Cancelling subscription={running} onRefunded={() => setRefunded(true)} />
          )}
        </>
      )}
    </Stack>
  );
}

function Ended(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Note tone="right" role="status">
        {t("payment.ended.text")}
      </Note>
      <Row>
        <ButtonLink to={paths.menu} variant="primary">
          {t("common.mainMenu")}
        </ButtonLink>
        <ButtonLink to={paths.plans}>{t("payment.plans.title")}</ButtonLink>
      </Row>
    </>
  );
}
