import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Passkey } from "../../../../shared/api/passkeys.ts";
import { useFormat } from "../../../lib/format.ts";
import { Button } from "../../../ui/action/button.tsx";
import { NamedRow } from "./named-row.tsx";

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
    <NamedRow
      icon={KeyRound}
      name={name}
      used={
        lastUsedAt
          ? t("users.passkeys.used", { ago: format.relative(lastUsedAt), date })
          : t("users.passkeys.unused", { date })
      }
    >
      <Button variant="quiet" aria-label={t("users.passkeys.removeNamed", { name })} onClick={onRemove}>
        {t("users.passkeys.remove")}
      </Button>
    </NamedRow>
  );
}
