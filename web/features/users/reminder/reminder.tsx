import { useMutation, useQuery } from "@tanstack/react-query";
import { Bell, MailOpen } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ReviewSettings } from "../../../../shared/api/users.ts";
import { hourOptions, REMINDER_HOUR } from "../../../lib/hours.ts";
import { useReviewSettings } from "../../../lib/learning/review-settings.ts";
import { allowHere, knownProblem, PushUnavailable, type PushProblem } from "../../../lib/push/this-device.ts";
import { queryClient } from "../../../lib/queries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Segmented } from "../../../ui/form/segmented.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { DEVICES, readDevices, ReminderDevices } from "./reminder-devices.tsx";

import styles from "./reminder.module.css";

type Way = "none" | ReviewSettings["remindBy"];

/** Whether, how and when somebody is reminded of due words. */
export function Reminder(): ReactNode {
  const { t } = useTranslation();
  const { id } = useSignedIn();
  const [shown, save] = useReviewSettings();
  const [problem, setProblem] = useState<PushProblem | null>(null);
  const devices = useQuery({ queryKey: DEVICES, queryFn: () => readDevices(id) });
  const allow = useMutation({
    mutationFn: async () => {
      try {
        await allowHere(id);
        return null;
      } catch (error) {
        if (error instanceof PushUnavailable) return error.problem;
        throw error;
      }
    },
    onSuccess: async (found) => {
      setProblem(found);
      if (!found) await queryClient.invalidateQueries({ queryKey: DEVICES });
    },
  });
  const way: Way = shown.reminderAt === null ? "none" : shown.remindBy;
  const choose = async (chosen: Way): Promise<void> => {
    setProblem(null);
    if (chosen === "none") return save({ reminderAt: null });
    const isAlone = devices.data === undefined || devices.data.length === 0;
    // With another device allowed, this one need not be.
    if (chosen === "push" && isAlone && (await allow.mutateAsync())) return;
    save({ reminderAt: shown.reminderAt ?? REMINDER_HOUR, remindBy: chosen });
  };
  const again = (): void => {
    if (way === "push") allow.mutate();
    else void choose("push");
  };
  const isHere = devices.data?.some(({ here }) => here) ?? true;
  return (
    <Setting
      title={t("users.reminder.title")}
      hint={t("users.reminder.hint")}
      action={
        <Segmented<Way>
          legend={t("users.reminder.title")}
          hideLegend
          name="reminder"
          options={[
            { value: "none", label: t("users.reminder.none") },
            {
              value: "mail",
              label: (
                <>
                  <MailOpen aria-hidden />
                  {t("users.reminder.mail")}
                </>
              ),
            },
            {
              value: "push",
              label: (
                <>
                  <Bell aria-hidden />
                  {t("users.reminder.push")}
                </>
              ),
            },
          ]}
          value={way}
          onChange={(chosen) => void choose(chosen).catch(() => undefined)}
        />
      }
    >
      {(problem || way !== "none") && (
        <Stack>
          {problem && (
            <Note
              role="alert"
              action={
                (problem === "denied" || problem === "failed") && (
                  <Button pending={allow.isPending} onClick={again}>
                    {t("common.retry")}
                  </Button>
                )
              }
            >
              {t(`users.reminder.problems.${problem}`)}
            </Note>
          )}
          {way !== "none" && (
            <div className={styles.narrow}>
              <SelectField
                fit
                label={t("users.reminder.at")}
                options={hourOptions()}
                value={shown.reminderAt ?? REMINDER_HOUR}
                onChange={({ target }) => save({ reminderAt: Number(target.value) })}
              />
            </div>
          )}
          {way === "push" && devices.data && (
            <>
              <ReminderDevices devices={devices.data} />
              {!isHere && !problem && knownProblem() === null && (
                <div className={styles.narrow}>
                  <Button pending={allow.isPending} onClick={() => allow.mutate()}>
                    {t("users.reminder.allowHere")}
                  </Button>
                </div>
              )}
            </>
          )}
        </Stack>
      )}
    </Setting>
  );
}
