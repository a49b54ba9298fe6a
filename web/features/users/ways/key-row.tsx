import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Token } from "../../../../shared/api/tokens.ts";
import { useFormat } from "../../../lib/format.ts";
import { Button } from "../../../ui/action/button.tsx";
import { NamedRow } from "./named-row.tsx";

interface KeyRowProps {
  token: Token;
  ending: boolean;
  onEnd: () => void;
}

export function KeyRow({ token: { name, createdAt, lastUsedAt }, ending, onEnd }: KeyRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const date = format.date(createdAt);
  return (
    <NamedRow
      icon={KeyRound}
      name={name}
      used={
        lastUsedAt
          ? t("catching.keys.used", { ago: format.relative(lastUsedAt), date })
          : t("catching.keys.unused", { date })
      }
    >
      <Button
        variant="quiet"
        pending={ending}
        aria-label={t("catching.keys.endNamed", { name })}
        onClick={onEnd}
      >
        {t("catching.keys.end")}
      </Button>
    </NamedRow>
  );
}
