import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { classes } from "../../../ui/classes.ts";
import { useLimitText } from "../limit-text.ts";
import { useMoreRoom } from "../more-room.tsx";

import styles from "./tile.module.css";

/** Why there is no room for another dictionary, and what helps (spec §6, §8). */
export function ShelfIsFull(): ReactNode {
  const { t } = useTranslation();
  const reason = useLimitText();
  const moreRoom = useMoreRoom();
  return (
    <div className={classes(styles.tile, styles.full)}>
      <p className={styles.lead}>
        <Lock />
        {t("dictionaries.limit.title")}
      </p>
      <p className={styles.reason}>
        {reason} {t("dictionaries.limit.help")}
      </p>
      {moreRoom && <div className={styles.action}>{moreRoom}</div>}
    </div>
  );
}
