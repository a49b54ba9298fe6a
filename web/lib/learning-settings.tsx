import { useMutation } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSettings } from "../../shared/api/users.ts";
import { useAnnounce } from "../ui/feedback/live-region.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { Stack } from "../ui/page/stack.tsx";
import { call } from "./api.ts";
import { useFormat } from "./format.ts";
import { hourOptions } from "./hours.ts";
import { REVIEWS, queryClient } from "./queries.ts";
import { setUser, useSignedIn } from "./session.ts";

const MINUTES = [5, 10, 15, 20, 30, 45, 60];
const NEW_WORDS = [0, 3, 5, 10, 15, 20, 30, 50];
const RETENTIONS = { low: 0.8, middle: 0.9, high: 0.95 } as const;
const LEVELS = ["low", "middle", "high"] as const;

interface LearningSettingsProps {
  /** Rows of the settings, each with its field at the right. */
  rows?: boolean | undefined;
}

/**
 * A learner's day, each choice saved at once: how long, how many new words, how well to remember, and when it begins.
 */
export function LearningSettings({ rows }: LearningSettingsProps): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const announce = useAnnounce();
  const { review } = useSignedIn();
  const save = useMutation({
    mutationFn: (change: Partial<ReviewSettings>) => call("PATCH /users/me", { body: { review: change } }),
    onSuccess: (user) => {
      setUser(user);
      announce(t("today.settings.saved"));
      void queryClient.invalidateQueries({ queryKey: REVIEWS });
    },
  });
  const shown = { ...review, ...(save.isPending ? save.variables : {}) };
  const numbers = (all: readonly number[], own: number) =>
    [...new Set([...all, own])]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), label: number(value) }));
  const Frame = rows ? Fragment : Stack;
  return (
    <Frame>
      <SelectField
        fit
        beside={rows}
        label={t("today.settings.minutes")}
        hint={t("today.settings.minutesHint")}
        options={numbers(MINUTES, shown.minutesPerDay)}
        value={shown.minutesPerDay}
        onChange={({ target }) => save.mutate({ minutesPerDay: Number(target.value) })}
      />
      <SelectField
        fit
        beside={rows}
        label={t("today.settings.newPerDay")}
        options={numbers(NEW_WORDS, shown.newPerDay)}
        value={shown.newPerDay}
        onChange={({ target }) => save.mutate({ newPerDay: Number(target.value) })}
      />
      <SelectField
        beside={rows}
        label={t("today.settings.retention")}
        hint={t("today.settings.retentionHint")}
        options={useLevels(shown.retention)}
        value={shown.retention}
        onChange={({ target }) => save.mutate({ retention: Number(target.value) })}
      />
      <SelectField
        fit
        beside={rows}
        label={t("today.settings.dayStartsAt")}
        hint={t("today.settings.dayStartsAtHint")}
        options={hourOptions()}
        value={shown.dayStartsAt}
        onChange={({ target }) => save.mutate({ dayStartsAt: Number(target.value) })}
      />
      <SelectField
        beside={rows}
        label={t("today.settings.timeZone")}
        options={zonesWith(shown.timeZone)}
        value={shown.timeZone}
        onChange={({ target }) => save.mutate({ timeZone: target.value })}
      />
    </Frame>
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
