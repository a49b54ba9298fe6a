import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../ui/form/select-field.tsx";
import { ROLES, type Role } from "./deck/deck.ts";

interface RoleSelectProps {
  /** What the file calls the field or the column. */
  field: string;
  role: Role;
  onRole: (role: Role) => void;
  /** What the languages of roles are called, where it has to be said. */
  languages?: Partial<Record<Role, string>>;
}

/** What a field of a file, or a column of a list, becomes. */
export function RoleSelect({ field, role, onRole, languages = {} }: RoleSelectProps): ReactNode {
  const { t } = useTranslation();
  const labelOf = (one: Role): string => {
    const [label, language] = [t(`bring.roles.${one}`), languages[one]];
    return language === undefined ? label : `${label} (${language})`;
  };
  return (
    <SelectField
      hideLabel
      label={t("bring.fieldIs", { field })}
      value={role}
      options={ROLES.map((value) => ({ value, label: labelOf(value) }))}
      onChange={({ target }) => onRole(ROLES.find((each) => each === target.value) ?? "none")}
    />
  );
}
