import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { call } from "../../../lib/api.ts";
import { store, stored } from "../../../lib/device-storage.ts";
import { REMINDER_HOUR, timeOf } from "../../../lib/hours.ts";
import {
  allowHere,
  isAllowedHere,
  knownProblem,
  PushUnavailable,
  renewHere,
} from "../../../lib/push/this-device.ts";
import { setUser, useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { progressOptions } from "../queries.ts";

import styles from "../today/today.module.css";

/** That somebody said no here. Of the device: it stays when they log out. */
const KEY = "push.declined";
/** On the first days nobody knows yet whether they will come back. */
const EARLIEST_DAY = 3;

/** Asks, when a day is done, whether this device shall remind; once where the answer is no. */
export function OfferReminder(): ReactNode {
  const { t } = useTranslation();
  const { id, role, review } = useSignedIn();
  const [state, setState] = useState<"open" | "on" | "over">(() => (stored(KEY) === null ? "open" : "over"));
  const said = useRef<HTMLParagraphElement>(null);
  const days = useQuery(progressOptions()).data?.days.length ?? 0;
  const byPush = review.reminderAt !== null && review.remindBy === "push";
  useEffect(() => {
    if (byPush) void renewHere(id).catch(() => undefined);
  }, [byPush, id]);
  useEffect(() => {
    if (state === "on") said.current?.focus();
  }, [state]);
  const hour = review.reminderAt ?? REMINDER_HOUR;
  const accept = useMutation({
    mutationFn: async () => {
      await allowHere(id);
      return call("PATCH /users/me", { body: { review: { reminderAt: hour, remindBy: "push" } } });
    },
    onSuccess: (user) => {
      setState("on");
      setUser(user);
    },
    meta: { handled: true },
  });
  if (state === "on")
    return (
      <Sheet as="section" pad className={styles.sheet}>
        <p ref={said} tabIndex={-1}>
          {t("users.reminder.offer.on", { time: timeOf(hour) })}{" "}
          <Link to={`${paths.editUser}#learning`}>{t("users.reminder.offer.change")}</Link>
        </p>
      </Sheet>
    );
  const isWanted = review.reminderAt === null || (byPush && !isAllowedHere(id));
  const mayAsk = role !== null && role !== "guest" && days >= EARLIEST_DAY;
  if (state === "over" || !isWanted || !mayAsk || (knownProblem() && !accept.isError)) return null;
  return (
    <Sheet as="section" pad className={styles.sheet} aria-labelledby="offer-reminder">
      <h2 className={styles.ruled} id="offer-reminder">
        {t("users.reminder.offer.title")}
      </h2>
      <p className={styles.below}>{t("users.reminder.offer.text")}</p>
      {accept.isError && (
        <Note role="alert">
          {t(
            `users.reminder.problems.${accept.error instanceof PushUnavailable ? accept.error.problem : "failed"}`,
          )}
        </Note>
      )}
      <div className={styles.actions}>
        <Button pending={accept.isPending} onClick={() => accept.mutate()}>
          {t("users.reminder.offer.yes")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            store(KEY, "yes");
            setState("over");
            // The button is gone.
            document.querySelector<HTMLElement>("h1")?.focus();
          }}
        >
          {t("users.reminder.offer.no")}
        </Button>
      </div>
    </Sheet>
  );
}
