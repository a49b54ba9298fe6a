import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ROLE_UPDATE_MINUTES } from "../../../shared/limits.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { USER } from "../../lib/queries.ts";
import { reloadUser, useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Card } from "../../ui/page/card.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";
import { Waiting } from "./waiting.tsx";

const LOOK_EVERY_MS = 2_000;

/** After paying: waits for the role, which the provider's event brings (spec §4), and turns when it is there. */
export function PaidPage(): ReactNode {
  const { role } = useSignedIn();
  useQuery({
    queryKey: USER,
    queryFn: reloadUser,
    staleTime: 0,
    enabled: role === "user",
    refetchInterval: LOOK_EVERY_MS,
    retry: false,
    meta: { handled: true },
  });
  return <Card>{role === "premium" ? <Arrived /> : <OnItsWay />}</Card>;
}

function OnItsWay(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("payment.paid.title"));
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ROLE_UPDATE_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Title small>{t("payment.paid.title")}</Title>
      <Text>{t("payment.paid.text", { minutes: ROLE_UPDATE_MINUTES })}</Text>
      {late ? (
        <Note tone="near" role="status">
          {t("payment.paid.late")}
        </Note>
      ) : (
        <Waiting>{t("payment.paid.waiting")}</Waiting>
      )}
      <Row>
        {late && <ButtonLink to={paths.support}>{t("publicPages.support")}</ButtonLink>}
        <ButtonLink to={paths.menu}>{t("common.mainMenu")}</ButtonLink>
      </Row>
    </>
  );
}

function Arrived(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("payment.arrived.title"));
  return (
    <>
      <Title small>{t("payment.arrived.title")}</Title>
      <Note tone="right" role="status">
        {t("payment.arrived.text")}
      </Note>
      <Row>
        <ButtonLink to={paths.dictionaries} variant="primary">
          {t("dictionaries.title")}
        </ButtonLink>
        <ButtonLink to={paths.subscription}>{t("common.subscription")}</ButtonLink>
      </Row>
    </>
  );
}
