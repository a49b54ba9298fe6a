import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { queryClient, REVIEWS } from "../../../lib/queries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";

/** There is no network, and nothing was kept for the time without one. */
export function NotStored(): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack role="alert">
      <Title small>{t("today.notKept")}</Title>
      <Text tone="muted">{t("today.notKeptText")}</Text>
      <div>
        <Button
          icon={<RefreshCw />}
          onClick={() => void queryClient.invalidateQueries({ queryKey: REVIEWS })}
        >
          {t("common.retry")}
        </Button>
      </div>
    </Stack>
  );
}
