import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { User } from "../../../shared/api/users.ts";
import { useFormat } from "../../lib/format.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { GuestInfo } from "./guest-info.tsx";
import { useTimeLeft } from "./use-time-left.ts";

import styles from "./guest-badge.module.css";

/** The badge of a guest, which tells what being a guest means. */
export function GuestBadge({ user }: { user: User }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={t("auth.guestInfo.open")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Badge>{t("common.roles.guest")}</Badge>
        {user.expiresAt && <TimeLeft until={user.expiresAt} />}
      </button>
      <GuestInfo user={user} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** In whole hours, and in minutes within the last one. */
function TimeLeft({ until }: { until: string }): ReactNode {
  const format = useFormat();
  const left = useTimeLeft(new Date(until).getTime());
  return <span className={styles.left}>{format.span(left)}</span>;
}
