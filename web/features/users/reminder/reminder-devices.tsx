import { useMutation } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { PushSubscription } from "../../../../shared/api/push.ts";
import { partsOfDevice, UNKNOWN_DEVICE } from "../../../../shared/devices.ts";
import { call } from "../../../lib/api.ts";
import { useFormat } from "../../../lib/format.ts";
import { endpointHere, forgetDevice, renewHere } from "../../../lib/push/this-device.ts";
import { queryClient } from "../../../lib/queries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { NamedRow } from "../ways/named-row.tsx";

import styles from "../ways/devices.module.css";

/** The query of the list. */
export const DEVICES = ["reminder-devices"];

interface ReminderDevice extends PushSubscription {
  /** The one in use. */
  here: boolean;
}

export async function readDevices(userId: string): Promise<ReminderDevice[]> {
  const endpoint = await endpointHere(userId);
  const read = async () => (await call("GET /push/subscriptions")).subscriptions;
  const isHere = (device: PushSubscription): boolean => device.endpoint === endpoint;
  let subscriptions = await read();
  // Allowed here, but not known there any more, as after a new password.
  if (!subscriptions.some(isHere) && (await renewHere(userId).catch(() => false)))
    subscriptions = await read();
  return subscriptions.map((device) => ({ ...device, here: isHere(device) }));
}

/** The devices that show reminders, each of which can be removed. */
export function ReminderDevices({ devices }: { devices: readonly ReminderDevice[] }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const remove = useMutation({
    mutationFn: async (endpoint: string) => {
      await call("DELETE /push/subscriptions", { body: { endpoint } });
      await forgetDevice(endpoint).catch(() => undefined);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: DEVICES });
      // The button that was pressed is gone.
      list.current?.focus();
      announce(t("users.reminder.removed"));
    },
  });
  return (
    <div ref={list} tabIndex={-1}>
      {devices.length === 0 && <Text tone="muted">{t("users.reminder.noDevice")}</Text>}
      <ul className={styles.list} aria-label={t("users.reminder.devices")}>
        {devices.map(({ endpoint, device, createdAt, here }) => {
          const parts = partsOfDevice(device);
          const unknown = device === UNKNOWN_DEVICE ? t("users.devices.unknown") : device;
          const name = parts ? t("users.devices.name", { ...parts }) : unknown;
          return (
            <NamedRow
              key={endpoint}
              icon={/(Android|iOS|iPadOS)$/.test(device) ? Smartphone : Monitor}
              name={name}
              used={
                here ? t("users.reminder.here") : t("users.reminder.since", { date: format.date(createdAt) })
              }
            >
              <Button
                variant="quiet"
                pending={remove.isPending && remove.variables === endpoint}
                aria-label={t("users.reminder.removeNamed", {
                  device: parts ? Object.values(parts).join(", ") : unknown,
                })}
                onClick={() => remove.mutate(endpoint)}
              >
                {t("users.reminder.remove")}
              </Button>
            </NamedRow>
          );
        })}
      </ul>
    </div>
  );
}
