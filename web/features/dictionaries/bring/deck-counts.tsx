import { Fragment, useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LENGTH } from "../../../../shared/limits.ts";
import { useFormat } from "../../../lib/format.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { NOTE_STATES } from "../deck/plan-deck.ts";
import type { PlanSummary } from "../deck/session.ts";

import styles from "./bring.module.css";

/** How many notes of a file are new, and why the others are left out; together all of its notes. */
export function DeckCounts({ plan }: { plan: PlanSummary }): ReactNode {
  const { similar } = plan;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  return (
    <Sheet as="section" pad aria-labelledby={id}>
      <Heading id={id} plain>
        {t("bring.contents")}
      </Heading>
      <ul className={styles.counts}>
        {NOTE_STATES.filter((state) => state === "new" || plan.states[state] > 0).map((state) => (
          <li key={state} data-state={state}>
            <b>{format.number(plan.states[state])}</b>
            <span>
              {t(`bring.states.${state}`, { count: plan.states[state] })}
              {state === "new" && similar.count > 0 && (
                <small>
                  {t("bring.similarNew", { count: similar.count })}{" "}
                  {similar.examples.map(({ term, other }, at) => (
                    <Fragment key={at}>
                      {at > 0 && ", "}
                      <bdi>{term}</bdi> (<bdi>{other}</bdi>)
                    </Fragment>
                  ))}
                </small>
              )}
              {state === "new" && plan.resting > 0 && <small>{t("resting.kept", { count: plan.resting })}</small>}
              {state === "known" && <small>{t("bring.knownStay")}</small>}
              {state === "long" && <small>{t("bring.longest", { count: LENGTH.long })}</small>}
            </span>
          </li>
        ))}
        {plan.media > 0 && (
          <li data-state="media">
            <b>{format.number(plan.media)}</b>
            <span>{t("bring.media", { count: plan.media })}</span>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
