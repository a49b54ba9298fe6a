import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { CheckField } from "../../ui/form/check-field.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { useFormat } from "../format.ts";
import { hourOptions } from "../hours.ts";
import { DealtNewWords } from "./dealt-new-words.tsx";
import { useReviewSettings } from "./review-settings.ts";

const MINUTES = [5, 10, 15, 20, 30, 45, 60];
const NEW_WORDS = [0, 3, 5, 10, 15, 20, 30, 50];
const RETENTIONS = { low: 0.8, middle: 0.9, high: 0.95 } as const;
const LEVELS = ["low", "middle", "high"] as const;

/**
 * A learner's day, each choice saved at once: how long, how many new words, how well to remember, and when it begins.
 */
export function LearningSettings(): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [shown, change] = useReviewSettings();
  const numbers = (all: readonly number[], own: number) =>
    [...new Set([...all, own])]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), label: number(value) }));
  return (
    <>
      <SelectField
        fit
        beside
        label={t("today.settings.minutes")}
        hint={t("today.settings.minutesHint")}
        options={numbers(MINUTES, shown.minutesPerDay)}
        value={shown.minutesPerDay}
        onChange={({ target }) => change({ minutesPerDay: Number(target.value) })}
      />
      <SelectField
        fit
        beside
        label={t("today.settings.newPerDay")}
        options={numbers(NEW_WORDS, shown.newPerDay)}
        value={shown.newPerDay}
        onChange={({ target }) => change({ newPerDay: Number(target.value) })}
      />
      <DealtNewWords />
      <CheckField
        beside
        label={t("introducing.title")}
        hint={t("introducing.hint")}
        checked={shown.introduce}
        onChange={({ target }) => change({ introduce: target.checked })}
      />
      <SelectField
        beside
        label={t("today.settings.retention")}
        hint={t("today.settings.retentionHint")}
        options={useLevels(shown.retention)}
        value={shown.retention}
        onChange={({ target }) => change({ retention: Number(target.value) })}
      />
      <SelectField
        fit
        beside
        label={t("today.settings.dayStartsAt")}
        hint={t("today.settings.dayStartsAtHint")}
        options={hourOptions()}
        value={shown.dayStartsAt}
        onChange={({ target }) => change({ dayStartsAt: Number(target.value) })}
      />
      <SelectField
        beside
        label={t("today.settings.timeZone")}
        options={zonesWith(shown.timeZone)}
        value={shown.timeZone}
        onChange={({ target }) => change({ timeZone: target.value })}
      />
    </>
  );
}

/** The options for how well to remember, in words; a value that was set elsewhere is added as it is. */
function useLevels(own: number): { value: string; label: string }[] {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const levels = LEVELS.map((level) => ({
    value: String(RETENTIONS[level]),
    label: t(`today.settings.levels.${level}`),
  }));
  if (levels.some(({ value }) => value === String(own))) return levels;
  const label = t("today.settings.levels.other", { percent: percent(own) });
  return [...levels, { value: String(own), label }];
}

const zonesWith = (own: string): { value: string; label: string }[] =>
  [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), own])].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
