import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { classes } from "../classes.ts";

import styles from "./note.module.css";

export type NoteTone = "near" | "info" | "wrong" | "right";

interface NoteProps {
  tone?: NoteTone | undefined;
  icon?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  children: ReactNode;
  /** Given where the note appears after something happened. */
  role?: "status" | "alert" | undefined;
  id?: string | undefined;
}

export function Note({ tone = "near", icon, action, children, role, id }: NoteProps) {
  const ToneIcon = ICONS[tone];
  return (
    <div className={classes(styles.note, styles[tone])} role={role} id={id}>
      {icon ?? <ToneIcon />}
      <div>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const ICONS: Record<NoteTone, LucideIcon> = {
  near: TriangleAlert,
  info: Info,
  wrong: CircleAlert,
  right: CircleCheck,
};
