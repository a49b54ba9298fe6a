import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Passkey } from "../../../../shared/api/passkeys.ts";
import { useFormat } from "../../../lib/format.ts";
import { Button } from "../../../ui/action/button.tsx";

import styles from "./devices.module.css";

interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: () => void;
}

export function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  onRemove,
}: PasskeyRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const date = format.date(createdAt);
  return (
    <li className={styles.device}>
      <KeyRound aria-hidden />
      <span>
        <b>{name}</b>
        <span className={styles.used}>
          {lastUsedAt
            ? t("users.passkeys.used", { ago: format.relative(lastUsedAt), date })
            : t("users.passkeys.unused", { date })}
        </span>
      </span>
      <Button variant="quiet" aria-label={t("users.passkeys.removeNamed", { name })} onClick={onRemove}>
        {t("users.passkeys.remove")}
      </Button>
    </li>
  );
}
