import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { ApiError } from "../../lib/api-error.ts";
import { call } from "../../lib/api.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { reloadUser } from "../../lib/session.ts";
import { showError } from "../../lib/shown-error.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PageHead } from "../../ui/page/page-head.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PlanTable } from "./plan-table.tsx";
import { useProviderPage } from "./provider-page.ts";

/** Free and Premium, and what they allow (spec §2, §3). */
export function PlansPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("payment.plans.title"));
  const plans = useQuery({
    queryKey: ["plans"],
    queryFn: ({ signal }) => call("GET /stripe/plans", { signal }),
  });
  return (
    <Loaded query={plans} loading={<Loading label={t("common.loading")} title={t("payment.plans.title")} />}>
      {(list) => {
        const productId = list.find((plan) => plan.name === "Premium")?.productId;
        return (
          <>
            <PageHead title={t("payment.plans.title")} aside={t("payment.plans.aside")} />
            <Stack>
              <PlanTable plans={list} action={productId && <Buy productId={productId} />} />
              {productId ? (
                <Text tone="muted" small>
                  {t("payment.plans.how")}
                </Text>
              ) : (
                <Note tone="info">{t("payment.plans.notSold")}</Note>
              )}
            </Stack>
          </>
        );
      }}
    </Loaded>
  );
}

function Buy({ productId }: { productId: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { go, leaving } = useProviderPage(
    () => call("POST /stripe/session", { body: { productId } }),
    async (error) => {
      if (await isBought(error)) void navigate(paths.paid, { replace: true });
      else showError(error);
    },
  );
  return (
    <Button variant="primary" pending={leaving} onClick={go}>
      {t("payment.plans.buy")}
    </Button>
  );
}

/** A conflict may mean that Premium was paid for already, in another tab or a moment ago. */
async function isBought(error: Error): Promise<boolean> {
  if (!(error instanceof ApiError && error.code === "conflict")) return false;
  try {
    return (await reloadUser()).role === "premium";
  } catch {
    return false;
  }
}
