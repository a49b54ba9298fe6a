import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../../ui/form/select-field.tsx";
import { Row } from "../../../ui/page/row.tsx";
import {
  DEFINITION_SEPARATORS,
  TERM_SEPARATORS,
  type DefinitionSeparator,
  type Separators,
} from "./separators.ts";

interface SeparatorFieldsProps {
  separators: Separators;
  onChange: (change: Partial<Separators>) => void;
}

/** How the lines are taken apart, as guessed, to be changed. */
export function SeparatorFields({ separators, onChange }: SeparatorFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Row>
      <SelectField
        label={t("dictionaries.paste.termSeparator")}
        options={TERM_SEPARATORS.map((value) => ({
          value,
          label: t(`dictionaries.paste.separators.${value}`),
        }))}
        value={separators.term}
        onChange={({ target }) => {
          const term = TERM_SEPARATORS.find((each) => each === target.value);
          if (term) onChange({ term });
        }}
        fit
      />
      <DefinitionSeparatorField
        separator={separators.definitions}
        onChange={(definitions) => onChange({ definitions })}
      />
    </Row>
  );
}

interface DefinitionSeparatorFieldProps {
  separator: DefinitionSeparator;
  onChange: (separator: DefinitionSeparator) => void;
}

export function DefinitionSeparatorField({ separator, onChange }: DefinitionSeparatorFieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t("dictionaries.paste.definitionSeparator")}
      options={DEFINITION_SEPARATORS.map((value) => ({
        value,
        label: t(`dictionaries.paste.separators.${value}`),
      }))}
      value={separator}
      onChange={({ target }) => {
        const chosen = DEFINITION_SEPARATORS.find((each) => each === target.value);
        if (chosen) onChange(chosen);
      }}
      fit
    />
  );
}
