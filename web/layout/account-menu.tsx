import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { User } from "../../shared/api/users.ts";
import { LazyMenu } from "../lib/lazy-menu.tsx";
import { UserButton } from "./user-button.tsx";

const loadMenu = () => import("./user-menu.tsx");

/**
 * The signed-in account and its menu. `compact`: an initial replaces the name at every width; screen readers get the
 * name.
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
