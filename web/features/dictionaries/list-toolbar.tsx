import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LENGTH } from "../../../shared/limits.ts";
import type { ListSettings } from "./list-settings.ts";
import { SearchField } from "./search-field.tsx";
import { SortControl } from "./sort-control.tsx";
import { Toolbar } from "./toolbar.tsx";

import styles from "./list-toolbar.module.css";

interface ListToolbarProps<Sort extends string> {
  settings: ListSettings<Sort>;
  searchLabel: string;
  sorts: readonly { value: Sort; label: string }[];
}

/** Search, sort and direction above a list. */
export function ListToolbar<Sort extends string>({
  settings,
  searchLabel,
  sorts,
}: ListToolbarProps<Sort>): ReactNode {
  const { t } = useTranslation();
  const { listing, typed, type, sortBy, turn } = settings;
  const descending = listing.direction === -1;
  const order = descending ? t("dictionaries.sort.descending") : t("dictionaries.sort.ascending");
  return (
    <div className={styles.bar}>
      <Toolbar label={searchLabel}>
        <SearchField
          label={searchLabel}
          shortcut="/"
          maxLength={LENGTH.middle}
          value={typed}
          onChange={({ target }) => type(target.value)}
          autoComplete="off"
        />
        <SortControl
          legend={t("dictionaries.sort.legend")}
          name="sort"
          options={sorts}
          value={listing.sort}
          onChange={sortBy}
          descending={descending}
          directionLabel={t("dictionaries.sort.direction", { order })}
          onTurn={turn}
        />
      </Toolbar>
    </div>
  );
}
