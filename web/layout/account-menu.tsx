import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { User } from "../../shared/api/users.ts";
import { LazyMenu } from "../lib/lazy-menu.tsx";
import { classes } from "../ui/classes.ts";
import { Badge } from "../ui/text/badge.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

import styles from "./account-menu.module.css";

const loadMenu = () => import("./user-menu.tsx");

/**
 * The signed-in account and its menu. On a narrow screen an initial replaces the email, and where it is `compact` also
 * the role; screen readers get both.
 */
export function AccountMenu({ user, compact }: { user: User; compact?: boolean }): ReactNode {
  const { t } = useTranslation();
  const { role, email } = user;
  const name = role === "guest" ? t("common.guest") : (email ?? t("common.account"));
  return (
    <LazyMenu
      load={loadMenu}
      trigger={
        <UserButton
          email={name}
          badge={role && role !== "guest" ? t(`common.roles.${role}`) : undefined}
          compact={compact}
          plus={role === "premium"}
          label={t("common.account")}
        />
      }
    >
      {({ UserMenu }, trigger) => <UserMenu user={user} name={name} trigger={trigger} />}
    </LazyMenu>
  );
}

interface UserButtonProps extends Omit<ComponentProps<"button">, "children"> {
  email: string;
  /** The role, if there is one. */
  badge?: string | undefined;
  plus?: boolean | undefined;
  /** On a narrow screen nothing but the initial. */
  compact?: boolean | undefined;
  /** What it opens, for screen readers; follows the email and the plan. */
  label?: string | undefined;
}

/** The trigger of the user's menu; on a narrow screen, an initial replaces the email. */
function UserButton({ email, badge, plus, compact, label, className, ...rest }: UserButtonProps) {
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
