import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { User } from "../../../shared/api/users.ts";
import { PREMIUM_PRICE } from "../../../shared/limits.ts";
import { call } from "../../lib/api.ts";
import { useFormat } from "../../lib/format.ts";
import { setUser } from "../../lib/session.ts";
import { Button } from "../../ui/action/button.tsx";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Badge } from "../../ui/text/badge.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Note } from "../../ui/text/note.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useProviderPage } from "./provider-page.ts";

type Subscription = NonNullable<User["subscription"]>;

/** What is paid, until when, and what to do about it. Null: Premium that nobody pays for. */
export function SubscriptionState({ subscription }: { subscription: Subscription | null }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Sheet as="section" pad>
      <Stack>
        <Row apart>
          <div>
            <Heading>{t("common.roles.premium")}</Heading>
            {subscription && (
              <Text tone="muted">{t("payment.perMonth", { price: format.money(PREMIUM_PRICE, "usd") })}</Text>
            )}
          </div>
          {subscription && (
            <Badge plus={stateOf(subscription) === "active"}>
              {t(`payment.state.${stateOf(subscription)}`)}
            </Badge>
          )}
        </Row>
        {subscription ? <Paid subscription={subscription} /> : <Text>{t("payment.own.given")}</Text>}
      </Stack>
    </Sheet>
  );
}

function Paid({ subscription }: { subscription: Subscription }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const portal = useProviderPage(() => call("GET /stripe/customerPortal"));
  const renew = useMutation({
    mutationFn: () => call("PATCH /stripe/subscription/renew"),
    onSuccess: (user) => {
      setUser(user);
      announce(t("payment.own.renewed"));
    },
  });
  const state = stateOf(subscription);
  const date = format.date(subscription.currentPeriodEnd);
  const failing = subscription.status === "past_due";
  return (
    <>
      {failing && <Note tone="near">{t("payment.own.pastDue")}</Note>}
      {state === "ending" && !failing && (
        <Text>
          <RichText text={t("payment.own.ends", { date })} parts={{ b: <b /> }} />
        </Text>
      )}
      {state === "active" && (
        <Text>
          <RichText text={t("payment.own.renews", { date })} parts={{ b: <b /> }} />
        </Text>
      )}
      <Row>
        {state === "ending" && (
          <Button variant="primary" pending={renew.isPending} onClick={() => renew.mutate()}>
            {t("payment.own.renew")}
          </Button>
        )}
        <Button
          variant={failing && state !== "ending" ? "primary" : "plain"}
          pending={portal.leaving}
          onClick={portal.go}
        >
          {failing ? t("payment.own.checkCard") : t("payment.own.portal")}
        </Button>
      </Row>
    </>
  );
}

function stateOf({ status, cancelAtPeriodEnd }: Subscription): "active" | "pastDue" | "ending" {
  if (cancelAtPeriodEnd) return "ending";
  return status === "past_due" ? "pastDue" : "active";
}
