import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLimitText } from "../limit-text.ts";
import { useMoreRoom } from "../more-room.tsx";
import { LimitTile } from "./limit-tile.tsx";

/** Why there is no room for another dictionary, and what helps (spec §6, §8). */
export function ShelfIsFull(): ReactNode {
  const { t } = useTranslation();
  const reason = useLimitText();
  const moreRoom = useMoreRoom();
  return (
    <LimitTile title={t("dictionaries.limit.title")} action={moreRoom}>
      {reason} {t("dictionaries.limit.help")}
    </LimitTile>
  );
}
