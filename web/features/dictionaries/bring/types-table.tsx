import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import type { Role } from "../deck/deck.ts";
import type { TypeOverview } from "../deck/overview.ts";
import { isUsed } from "../deck/plan-deck.ts";

import styles from "./bring.module.css";

interface TypesTableProps {
  types: readonly TypeOverview[];
  roles: readonly (readonly Role[])[];
}

/** The note types of a deck, and which of them give words. */
export function TypesTable({ types, roles }: TypesTableProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  return (
    <Sheet as="section" pad aria-labelledby={id}>
      <Heading id={id} className={styles.ruled}>
        {t("bring.types")}
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("bring.type")}</th>
            <th scope="col" className={styles.figure}>
              {t("bring.notesHead")}
            </th>
            <th scope="col">{t("bring.used")}</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ name, notes, cloze }, at) => (
            <tr key={at}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td className={styles.figure}>{format.number(notes)}</td>
              <td>
                {cloze
                  ? t("bring.usedAs.cloze")
                  : isUsed(roles[at] ?? [])
                    ? t("bring.usedAs.yes")
                    : t("bring.usedAs.no")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
