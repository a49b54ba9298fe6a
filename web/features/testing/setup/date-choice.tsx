import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { dateUnits } from "../../../../shared/api/testing.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import type { Choice, WordsChoiceProps } from "./choice.ts";
import { NumberField } from "./number-field.tsx";
import { Option } from "./option.tsx";
import { Options } from "./options.tsx";
import { SetupGroup } from "./setup-group.tsx";

import styles from "./setup-page.module.css";

const PRESETS = [
  "lastDay",
  "lastThreeDays",
  "lastWeek",
  "other",
] as const satisfies readonly Choice["date"][];

export function DateChoice({ choice, complaints, onChange }: WordsChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SetupGroup inner legend={t("testing.setup.addedWithin")}>
      <Options>
        {PRESETS.map((date) => (
          <Option key={date} name="date" checked={choice.date === date} onChange={() => onChange({ date })}>
            {t(`testing.setup.${date}`)}
          </Option>
        ))}
      </Options>
      {choice.date === "other" && (
        <div className={styles.numbers}>
          <NumberField
            label={t("testing.setup.amount")}
            name="amount"
            maxLength={10}
            value={choice.amount}
            error={complaints["wordsDateLimit.amount"]}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <SelectField
            label={t("testing.setup.unit")}
            hideLabel
            fit
            name="unit"
            value={choice.unit}
            options={dateUnits.map((unit) => ({ value: unit, label: t(`testing.setup.units.${unit}`) }))}
            onChange={({ target }) => {
              const unit = dateUnits.find((each) => each === target.value);
              if (unit) onChange({ unit });
            }}
          />
        </div>
      )}
    </SetupGroup>
  );
}
