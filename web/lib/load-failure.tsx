import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/action/button-link.tsx";
import { Button } from "../ui/action/button.tsx";
import { Row } from "../ui/page/row.tsx";
import { Stack } from "../ui/page/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { Title } from "../ui/text/title.tsx";
import { isNotFound } from "./api-error.ts";

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
}

/** "Not found" with Retry; any other failure with its own message (spec §8). */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactNode {
  const { t } = useTranslation();
  const missing = isNotFound(error);
  return (
    <Stack role="alert">
      <Title small>{missing ? t("errors.notFound") : t("errors.notLoaded")}</Title>
      <Text tone="muted">{missing ? t("errors.notFoundText") : error.message}</Text>
      <Row>
        <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
          {t("common.retry")}
        </Button>
        <ButtonLink to={paths.menu}>{t("common.mainMenu")}</ButtonLink>
      </Row>
    </Stack>
  );
}
