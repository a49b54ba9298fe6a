import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { User } from "../../../shared/api/users.ts";
import { ApiError } from "../../lib/api-error.ts";
import { call } from "../../lib/api.ts";
import { useFormat } from "../../lib/format.ts";
import { reloadUser, setUser } from "../../lib/session.ts";
import { showError } from "../../lib/shown-error.ts";
import { Button } from "../../ui/action/button.tsx";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { CancelChoice } from "./cancel-choice.tsx";
import { LostLimits } from "./lost-limits.tsx";
import { RefundWarning } from "./refund-warning.tsx";

interface CancellingProps {
  subscription: NonNullable<User["subscription"]>;
  onRefunded: () => void;
}

/** The two ways out: at the end of what is paid, or at once with the last payment back (spec §4). */
export function Cancelling({ subscription, onRefunded }: CancellingProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const [asking, setAsking] = useState<"later" | "now" | null>(null);
  const close = (): void => setAsking(null);
  const cancel = useMutation({
    mutationFn: () => call("PATCH /stripe/subscription/cancel"),
    meta: { handled: true },
    onSuccess: (user) => {
      close();
      setUser(user);
      announce(t("payment.cancel.later.done"));
    },
    onError: lookAgain,
  });
  const quote = useQuery({
    queryKey: ["refund-quote"],
    queryFn: ({ signal }) => call("GET /stripe/subscription/refund", { signal }),
    enabled: asking === "now",
    // The dialog shows the state of this moment.
    staleTime: 0,
    gcTime: 0,
    meta: { handled: true },
  });
  const refund = useMutation({
    mutationFn: () => call("POST /stripe/subscription/refund"),
    meta: { handled: true },
    onSuccess: (user) => {
      onRefunded();
      setUser(user);
    },
    onError: lookAgain,
  });
  // Past due, no month is paid to whose end anything could be kept.
  const paidUp = subscription.status === "active";
  const date = format.date(subscription.currentPeriodEnd);
  return (
    <Stack>
      <Heading>{t("payment.cancel.title")}</Heading>
      <div>
        {paidUp && !subscription.cancelAtPeriodEnd && (
          <CancelChoice
            title={t("payment.cancel.later.title")}
            text={t("payment.cancel.later.text", { date })}
          >
            <Button variant="danger" onClick={() => setAsking("later")}>
              {t("payment.cancel.later.button")}
            </Button>
          </CancelChoice>
        )}
        <CancelChoice title={t("payment.cancel.now.title")} text={t("payment.cancel.now.text")}>
          <Button variant="danger" onClick={() => setAsking("now")}>
            {t("payment.cancel.now.button")}
          </Button>
        </CancelChoice>
      </div>
      <ConfirmDialog
        open={asking === "later"}
        onCancel={close}
        onConfirm={() => cancel.mutate()}
        title={t("payment.cancel.later.question")}
        confirmLabel={t("payment.cancel.later.button")}
        cancelLabel={t("payment.cancel.keep")}
        pending={cancel.isPending}
        error={cancel.error?.message}
      >
        <p>{t("payment.cancel.later.warning", { date })}</p>
        <LostLimits />
        <Text tone="muted">{t("payment.cancel.wordsStay")}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "now"}
        onCancel={close}
        // Nothing can be confirmed before the amount of the refund is shown.
        onConfirm={() => (quote.data ? refund.mutate() : void quote.refetch())}
        title={t("payment.cancel.now.question")}
        confirmLabel={t("payment.cancel.now.button")}
        cancelLabel={t("payment.cancel.keep")}
        pending={refund.isPending || quote.isFetching}
        error={(refund.error ?? quote.error)?.message}
      >
        {quote.data && <RefundWarning quote={quote.data} />}
        <LostLimits />
        <Text tone="muted">{t("payment.cancel.wordsStay")}</Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** A refusal means that the subscription is no longer as shown here. */
async function lookAgain(error: Error): Promise<void> {
  if (!(error instanceof ApiError && error.status < 500)) return;
  try {
    await reloadUser();
  } catch (problem) {
    showError(problem);
  }
}
