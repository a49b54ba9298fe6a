import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";

import styles from "./shelf-count.module.css";

/** How many dictionaries there are; at the limit, out of how many. */
export function ShelfCount(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { limits, usage, role } = useSignedIn();
  const used = usage.dictionaries;
  if (used < limits.dictionaries) return <p>{t("dictionaries.count", { count: used })}</p>;
  const told = t("dictionaries.countOf", {
    count: limits.dictionaries,
    used: format.number(used),
  });
  return (
    <div className={styles.used}>
      <p>
        <b>{told}</b>
        {role && <span>{t(`common.roles.${role}`)}</span>}
      </p>
      <div
        className={styles.meter}
        role="meter"
        aria-label={told}
        aria-valuemin={0}
        aria-valuemax={limits.dictionaries}
        aria-valuenow={limits.dictionaries}
      />
    </div>
  );
}
