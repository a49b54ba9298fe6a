import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { classes } from "../ui/classes.ts";
import { Badge } from "../ui/text/badge.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

import styles from "./user-button.module.css";

interface UserButtonProps extends Omit<ComponentProps<"button">, "children"> {
  email: string;
  /** The role, if there is one. */
  badge?: string | undefined;
  plus?: boolean | undefined;
  /** The narrow form, at every width. */
  compact?: boolean | undefined;
  /** What it opens, for screen readers; follows the email and the plan. */
  label?: string | undefined;
}

/** The trigger of the user's menu; on a narrow screen, an initial replaces the email. */
export function UserButton({ email, badge, plus, compact, label, className, ...rest }: UserButtonProps) {
  return (
    <button type="button" {...rest} className={classes(styles.user, compact && styles.compact, className)}>
      <span className={styles.initial} aria-hidden="true">
        {[...email][0]?.toUpperCase()}
      </span>
      <span className={styles.email}>{email}</span>
      {badge && (
        <span className={styles.badge}>
          <Badge plus={plus}>{badge}</Badge>
        </span>
      )}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <ChevronDown />
    </button>
  );
}
