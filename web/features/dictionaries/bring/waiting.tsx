import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/action/button.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";

import styles from "./bring.module.css";

interface WaitingProps {
  name: string;
  onCancel: () => void;
}

/** While a file is being read. */
export function Waiting({ name, onCancel }: WaitingProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack>
      <Title>{t("bring.title")}</Title>
      <Text role="status">{t("bring.reading", { name })}</Text>
      <progress className={styles.progress} aria-label={t("bring.reading", { name })} />
      <Row>
        <Button onClick={onCancel}>{t("common.cancel")}</Button>
      </Row>
    </Stack>
  );
}
