import { Monitor, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { SessionOfUser } from "../../../../shared/api/auth.ts";
import { partsOfDevice, UNKNOWN_DEVICE } from "../../../../shared/devices.ts";
import { useFormat } from "../../../lib/format.ts";
import { Button } from "../../../ui/action/button.tsx";
import { NamedRow } from "./named-row.tsx";

interface DeviceRowProps {
  session: SessionOfUser;
  ending: boolean;
  onEnd: () => void;
}

export function DeviceRow({ session, ending, onEnd }: DeviceRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { device, current, lastSeenAt, createdAt } = session;
  const parts = partsOfDevice(device);
  const unknown = device === UNKNOWN_DEVICE ? t("users.devices.unknown") : device;
  const Icon = /(Android|iOS|iPadOS)$/.test(device) ? Smartphone : Monitor;
  return (
    <NamedRow
      icon={Icon}
      name={parts ? t("users.devices.name", { ...parts }) : unknown}
      used={
        current
          ? t("users.devices.current")
          : t("users.devices.used", { ago: format.relative(lastSeenAt), date: format.date(createdAt) })
      }
    >
      {!current && (
        <Button
          variant="quiet"
          pending={ending}
          aria-label={t("users.devices.endNamed", {
            device: parts ? Object.values(parts).join(", ") : unknown,
          })}
          onClick={onEnd}
        >
          {t("users.devices.end")}
        </Button>
      )}
    </NamedRow>
  );
}
