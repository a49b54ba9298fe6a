import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../../ui/form/select-field.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import type { PlanSummary, WordSelection } from "../deck/session.ts";

import styles from "./bring.module.css";

interface WhichWordsProps {
  plan: PlanSummary;
  room: number;
  selection: WordSelection;
  onSelect: (selection: WordSelection) => void;
}

/** Which of the new words are imported; asked where there is a choice. */
export function WhichWords({ plan, room, selection, onSelect }: WhichWordsProps): ReactNode {
  const { t } = useTranslation();
  const name = useId();
  const [first] = plan.tags;
  const { new: all } = plan.states;
  const hasReviewed = plan.reviewed > 0 && plan.reviewed < all;
  if (all === 0 || !(hasReviewed || first)) return null;
  const option = (
    kind: WordSelection["kind"],
    label: string,
    hint?: string,
    choose: WordSelection = { kind: "all" },
  ): ReactNode => (
    <label>
      <input type="radio" name={name} checked={selection.kind === kind} onChange={() => onSelect(choose)} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
  return (
    <Sheet as="section" pad>
      <fieldset className={styles.radios}>
        <legend>{t("bring.which")}</legend>
        {hasReviewed &&
          option("reviewed", t("bring.takeReviewed"), t("bring.words", { count: plan.reviewed }), {
            kind: "reviewed",
          })}
        {option("all", all > room ? t("bring.takeFirst", { count: room }) : t("bring.takeAll"))}
        {first && option("tag", t("bring.takeTag"), undefined, { kind: "tag", tag: first.tag })}
        {selection.kind === "tag" && (
          <SelectField
            hideLabel
            label={t("bring.tag")}
            value={selection.tag}
            onChange={({ target }) => onSelect({ kind: "tag", tag: target.value })}
            options={plan.tags.map(({ tag, words }) => ({ value: tag, label: `${tag} (${words})` }))}
          />
        )}
      </fieldset>
    </Sheet>
  );
}

/** How many words are selected, regardless of how many fit. */
export function countOf(plan: PlanSummary, selection: WordSelection): number {
  if (selection.kind === "reviewed") return plan.reviewed;
  if (selection.kind === "tag") return plan.tags.find(({ tag }) => tag === selection.tag)?.words ?? 0;
  return plan.states.new;
}
