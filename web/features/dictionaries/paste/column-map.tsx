import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { classes } from "../../../ui/classes.ts";
import type { Role } from "../deck/deck.ts";
import { RoleSelect } from "../role-select.tsx";
import { areSideBySide, type Cell, type Column } from "./preview-columns.ts";

import styles from "./preview.module.css";

interface ColumnMapProps {
  columns: readonly Column[];
  cells: readonly Cell[];
  dictionary: Dictionary;
  onRoles: (roles: readonly Role[]) => void;
}

/** What each column becomes: above its cells, or above all rows where columns are many or the screen is narrow. */
export function ColumnMap({ columns, cells, dictionary, onRoles }: ColumnMapProps): ReactNode {
  const { t } = useTranslation();
  const select = (column: Column): ReactNode => (
    <ColumnSelect
      key={column.at}
      {...{ column, dictionary }}
      onRole={(role) => onRoles(columns.map((each) => (each === column ? role : each.role)))}
    />
  );
  const inPlace = areSideBySide(columns);
  return (
    <div role="group" aria-label={t("bring.columns.label")}>
      {!inPlace && <div className={styles.strip}>{columns.map(select)}</div>}
      <div className={classes(styles.heads, inPlace && styles.inPlace)}>
        <span className={styles.lineHead} aria-hidden="true">
          {t("dictionaries.paste.line")}
        </span>
        {cells.map(({ column, field }) =>
          column ? (
            select(column)
          ) : (
            <span key={field} aria-hidden="true">
              {field && t(`bring.roles.${field}`)}
            </span>
          ),
        )}
        <span aria-hidden="true">{t("bring.columns.understood")}</span>
      </div>
    </div>
  );
}

interface ColumnSelectProps {
  column: Column;
  dictionary: Dictionary;
  onRole: (role: Role) => void;
}

function ColumnSelect({
  column: { at, head, sample, role },
  dictionary,
  onRole,
}: ColumnSelectProps): ReactNode {
  const { t } = useTranslation();
  const { languageName } = useFormat();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const name = head || t("bring.columns.column", { number: at + 1 });
  const languages =
    termsLanguage === definitionsLanguage
      ? {}
      : { term: languageName(termsLanguage), definitions: languageName(definitionsLanguage) };
  return (
    <div className={styles.column}>
      <span className={styles.columnName}>
        <b dir="auto">{name}</b>
        <span className={styles.sample} dir="auto">
          {sample}
        </span>
      </span>
      <RoleSelect field={name} {...{ role, onRole, languages }} />
    </div>
  );
}
