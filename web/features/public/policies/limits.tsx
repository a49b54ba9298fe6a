import type { ReactNode } from "react";

import type { InterfaceLanguage } from "../../../../shared/languages.ts";
import { ROLE_LIMITS, ROLES } from "../../../../shared/roles.ts";
import { formatIn } from "../../../lib/format.ts";
import type { LimitsTable } from "./sections.ts";

import styles from "./limits.module.css";

interface LimitsProps extends LimitsTable {
  language: InterfaceLanguage;
  label: string;
}

/** What each role may have, by the figures that the server enforces (spec §6). */
export function Limits({ language, label, roles, role, ...columns }: LimitsProps): ReactNode {
  const { number } = formatIn(language);
  return (
    <table className={styles.limits} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{role}</th>
          <th scope="col">{columns.dictionaries}</th>
          <th scope="col">{columns.wordsPerDictionary}</th>
          <th scope="col">{columns.testsPerDay}</th>
        </tr>
      </thead>
      <tbody>
        {ROLES.map((one) => (
          <tr key={one}>
            <th scope="row">{roles[one]}</th>
            <td>{number(ROLE_LIMITS[one].dictionaries)}</td>
            <td>{number(ROLE_LIMITS[one].wordsPerDictionary)}</td>
            <td>{number(ROLE_LIMITS[one].testsPerDay)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
