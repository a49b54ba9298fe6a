import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Text } from "../../../ui/text/text.tsx";
import type { WordsChoiceProps } from "./choice.ts";
import { NumberField } from "./number-field.tsx";
import { SetupGroup } from "./setup-group.tsx";

import styles from "./setup-page.module.css";

export function RangeChoice({ choice, complaints, onChange }: WordsChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SetupGroup inner legend={t("testing.setup.numbers")}>
      <div className={styles.numbers}>
        <NumberField
          label={t("testing.setup.from")}
          name="from"
          maxLength={10}
          hideLabel={false}
          value={choice.from}
          error={complaints["range.from"]}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <NumberField
          label={t("testing.setup.to")}
          name="to"
          maxLength={10}
          hideLabel={false}
          value={choice.to}
          error={complaints["range.to"]}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <Text small tone="muted">
        {t("testing.setup.rangeHint")}
      </Text>
    </SetupGroup>
  );
}
