import { RefreshCw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/action/button-link.tsx";
import { Button } from "../ui/action/button.tsx";
import { Row } from "../ui/page/row.tsx";
import { Stack } from "../ui/page/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { Title } from "../ui/text/title.tsx";
import { isNotFound, NetworkError } from "./api-error.ts";
import { useConnection, useTellsOffline } from "./connection.ts";

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
}

/**
 * "Not found" with Retry; offline, that it is not on this device; any other failure with its own message (spec §8).
 */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactNode {
  const { t } = useTranslation();
  const missing = isNotFound(error);
  const isOffline = useConnection() !== "online" && error instanceof NetworkError;
  useTellsOffline(isOffline);
  const retry = useEffectEvent(onRetry);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) retry();
    wasOffline.current = isOffline;
  }, [isOffline]);
  const [title, text] = missing
    ? [t("errors.notFound"), t("errors.notFoundText")]
    : isOffline
      ? [t("common.offline.notKept"), t("common.offline.notKeptText")]
      : [t("errors.notLoaded"), error.message];
  return (
    <Stack role="alert">
      <Title small>{title}</Title>
      <Text tone="muted">{text}</Text>
      <Row>
        <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
          {t("common.retry")}
        </Button>
        <ButtonLink to={paths.menu}>{t("common.mainMenu")}</ButtonLink>
      </Row>
    </Stack>
  );
}
