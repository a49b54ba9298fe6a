import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Plan } from "../../../shared/api/payment.ts";
import { ROLE_LIMITS, type RoleLimits } from "../../../shared/roles.ts";
import { useFormat } from "../../lib/format.ts";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Badge } from "../../ui/text/badge.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

import styles from "./plan-table.module.css";

/** Spec §9. */
const GUEST_LIFETIME_HOURS = 24;
const COLUMNS = ["guest", "user", "premium"] as const;

interface PlanTableProps {
  plans: readonly Plan[];
  /** What there is to do about Premium. */
  action: ReactNode;
}

/** What the roles may do, from the limits that the server holds them to (spec §6). */
export function PlanTable({ plans, action }: PlanTableProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const free = plans.find((plan) => plan.name === "Free");
  const premium = plans.find((plan) => plan.name === "Premium");
  const price = (plan: Plan | undefined): string => (plan ? format.money(plan.price, plan.currency) : "");
  const row = (term: string, limit: keyof RoleLimits): ReactNode => (
    <PlanRow term={term} values={COLUMNS.map((role) => format.number(ROLE_LIMITS[role][limit]))} />
  );
  return (
    <Sheet className={styles.sheet}>
      <table className={styles.plans}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t("payment.plans.table")}</VisuallyHidden>
            </th>
            <th scope="col">
              <span className={styles.name}>{t("common.roles.guest")}</span>
              <span className={styles.price}>{price(free)}</span>
            </th>
            <th scope="col">
              <span className={styles.name}>{t("payment.plans.free")}</span>
              <span className={styles.price}>{price(free)}</span>
              <span className={styles.current}>
                <Badge>{t("payment.plans.current")}</Badge>
              </span>
            </th>
            <th scope="col" className={styles.picked}>
              <span className={styles.name}>{t("common.roles.premium")}</span>
              <span className={styles.price}>{t("payment.perMonth", { price: price(premium) })}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {row(t("auth.guest.dictionaries"), "dictionaries")}
          {row(t("auth.guest.words"), "wordsPerDictionary")}
          {row(t("auth.guest.tests"), "testsPerDay")}
          <PlanRow
            term={t("payment.plans.kept")}
            values={[
              t("payment.plans.hours", { count: GUEST_LIFETIME_HOURS }),
              t("payment.plans.always"),
              t("payment.plans.always"),
            ]}
          />
        </tbody>
        {action && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                <VisuallyHidden>{t("common.roles.premium")}</VisuallyHidden>
              </th>
              <td className={styles.picked}>{action}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Sheet>
  );
}

function PlanRow({ term, values }: { term: string; values: readonly string[] }): ReactNode {
  return (
    <tr>
      <th scope="row">{term}</th>
      {values.map((value, column) => (
        <td key={COLUMNS[column]} className={COLUMNS[column] === "premium" ? styles.picked : undefined}>
          {value}
        </td>
      ))}
    </tr>
  );
}
