import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ScreenLoadError } from "../lib/screen.tsx";
import { Button } from "../ui/action/button.tsx";
import { Row } from "../ui/page/row.tsx";
import { Stack } from "../ui/page/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { Title } from "../ui/text/title.tsx";
import { SessionStart } from "./session-start.tsx";

interface ScreenFailureProps {
  error: Error;
  onRetry: () => void;
}

export function ScreenFailure({ error, onRetry }: ScreenFailureProps): ReactNode {
  const { t } = useTranslation();
  const notLoaded = error instanceof ScreenLoadError;
  return (
    <Stack role="alert">
      <Title small>{notLoaded ? t("errors.screen.title") : t("errors.crash.title")}</Title>
      <Text tone="muted">{notLoaded ? t("errors.screen.text") : t("errors.crash.text")}</Text>
      <Row>
        <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
          {notLoaded ? t("common.retry") : t("common.reload")}
        </Button>
      </Row>
      <SessionStart />
    </Stack>
  );
}
