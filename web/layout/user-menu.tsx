import {
  CreditCard,
  Keyboard,
  Languages,
  LogOut,
  SunMoon,
  TrendingUp,
  UserPen,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { User } from "../../shared/api/users.ts";
import { GuestBadge } from "../features/auth/guest-badge.tsx";
import { currentLanguage } from "../lib/i18n.ts";
import { showKeyboardHelp } from "../lib/keyboard-help.ts";
import { chooseLanguage, logOut } from "../lib/session.ts";
import { showError } from "../lib/shown-error.ts";
import { chooseTheme, THEMES, useTheme } from "../lib/theme.ts";
import { paths } from "../paths.ts";
import { MenuChoice } from "../ui/menu-choice.tsx";
import { MenuHead } from "../ui/menu-head.tsx";
import { MenuItem } from "../ui/menu-item.tsx";
import { MenuLink } from "../ui/menu-link.tsx";
import { MenuSeparator } from "../ui/menu-separator.tsx";
import { Menu } from "../ui/menu.tsx";
import { UserButton } from "../ui/user-button.tsx";
import { languages } from "./language-switch.tsx";

/** Whose session it is, and what this role may do with the account (spec §2). */
export function UserMenu({ user }: { user: User }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const theme = useTheme();
  const { role } = user;
  const name = role === "guest" ? t("common.guest") : (user.email ?? t("common.account"));

  const leave = async (): Promise<void> => {
    try {
      await logOut();
      void navigate(paths.auth);
    } catch (error) {
      showError(error);
    }
  };

  return (
    <>
      {role === "guest" && <GuestBadge user={user} />}
      <Menu
        label={t("common.account")}
        trigger={
          <UserButton
            email={name}
            badge={role && role !== "guest" ? t(`common.roles.${role}`) : undefined}
            plus={role === "premium"}
            label={t("common.account")}
          />
        }
      >
        <MenuHead>
          {t("common.signedInAs")} <b>{name}</b>
        </MenuHead>
        {role === "guest" && (
          <MenuLink to={user.pendingEmail ? paths.verify : paths.signUp} icon={<UserPlus />}>
            {user.pendingEmail ? t("auth.guestInfo.finish") : t("auth.guestInfo.keepWords")}
          </MenuLink>
        )}
        {role && role !== "guest" && (
          <MenuLink to={paths.editUser} icon={<UserPen />}>
            {t("users.edit")}
          </MenuLink>
        )}
        {role === "premium" && (
          <MenuLink to={paths.subscription} icon={<CreditCard />}>
            {t("payment.subscription")}
          </MenuLink>
        )}
        {role === "user" && (
          <MenuLink to={paths.plans} icon={<TrendingUp />}>
            {t("payment.upgrade")}
          </MenuLink>
        )}
        {role && <MenuSeparator />}
        <MenuChoice
          icon={<Languages />}
          label={t("common.language")}
          options={languages.map(({ code, name: label }) => ({ value: code, label, lang: code }))}
          value={currentLanguage()}
          onChange={(language) => void chooseLanguage(language)}
        />
        <MenuChoice
          icon={<SunMoon />}
          label={t("common.theme")}
          options={THEMES.map((value) => ({ value, label: t(`common.themes.${value}`) }))}
          value={theme}
          onChange={chooseTheme}
        />
        <MenuItem icon={<Keyboard />} onClick={() => showKeyboardHelp(true)}>
          {t("keys.title")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onClick={() => void leave()}>
          {t("common.logOut")}
        </MenuItem>
      </Menu>
    </>
  );
}
