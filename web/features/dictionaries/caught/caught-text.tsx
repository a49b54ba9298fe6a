import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Text } from "../../../ui/text/text.tsx";

/** The text, and that it came from outside. */
export function CaughtText({ term }: { term: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <div>
      <Text small tone="muted">
        {t("catching.add.from")}
      </Text>
      <Text word dir="auto">
        {term}
      </Text>
    </div>
  );
}
