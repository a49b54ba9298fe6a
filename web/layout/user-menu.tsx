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
import { currentLanguage } from "../lib/i18n.ts";
import type { Trigger } from "../lib/lazy-menu.tsx";
import { chooseLanguage, logOut } from "../lib/session.ts";
import { showError } from "../lib/shown-error.ts";
import { chooseTheme, THEMES, useTheme } from "../lib/theme.ts";
import { hasUnsentReviews } from "../lib/unsent-reviews.ts";
import { useOwnWords, type OwnWords } from "../lib/words/own-words.ts";
import { dictionariesUnsaved } from "../lib/words/unsaved-words.ts";
import { paths } from "../paths.ts";
import { MenuItem } from "../ui/overlay/menu-item.tsx";
import { Menu } from "../ui/overlay/menu.tsx";
import { Badge } from "../ui/text/badge.tsx";
import { useFrameParts, type FrameParts } from "./frame-parts.ts";
import { languages } from "./language-switch.tsx";
import { MenuChoice } from "./menu-choice.tsx";
import { MenuHead } from "./menu-head.tsx";
import { MenuLink } from "./menu-link.tsx";
import { MenuSeparator } from "./menu-separator.tsx";
import { showKeyboardHelp } from "./shown-keyboard-help.ts";

interface UserMenuProps {
  user: User;
  trigger: Trigger;
  /** The person's name in this menu. */
  name: string;
}

/** What this role may do with the account (spec §2). */
export function UserMenu({ user, name, trigger }: UserMenuProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const theme = useTheme();
  const { loadReviewSending } = useFrameParts();
  const { role } = user;
  const loadOwnWords = useOwnWords();

  const leave = async (): Promise<void> => {
    try {
      await Promise.all([sendReviews(user.id, loadReviewSending), sendWords(user.id, loadOwnWords)]);
      await logOut();
      void navigate(paths.auth);
    } catch (error) {
      showError(error);
    }
  };

  return (
    <Menu label={t("common.account")} trigger={trigger}>
      <MenuHead>
        {t("common.signedInAs")} <b>{name}</b>{" "}
        {role && role !== "guest" && <Badge plus={role === "premium"}>{t(`common.roles.${role}`)}</Badge>}
      </MenuHead>
      {role === "guest" && (
        <MenuLink to={user.pendingEmail ? paths.verify : paths.signUp} icon={<UserPlus />}>
          {user.pendingEmail ? t("auth.guestInfo.finish") : t("auth.guestInfo.keepWords")}
        </MenuLink>
      )}
      {role && role !== "guest" && (
        <MenuLink to={paths.editUser} icon={<UserPen />}>
          {t("common.editUser")}
        </MenuLink>
      )}
      {role === "premium" && (
        <MenuLink to={paths.subscription} icon={<CreditCard />}>
          {t("common.subscription")}
        </MenuLink>
      )}
      {role === "user" && (
        <MenuLink to={paths.plans} icon={<TrendingUp />}>
          {t("common.upgrade")}
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
        {t("common.shortcuts")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onClick={() => void leave()}>
        {t("common.logOut")}
      </MenuItem>
    </Menu>
  );
}

/** Reviews answered here and not sent yet would be deleted with everything else. */
async function sendReviews(userId: string, load: FrameParts["loadReviewSending"]): Promise<void> {
  if (!hasUnsentReviews(userId)) return;
  const sending = await load().catch(() => null);
  await sending?.trySending(userId);
}

/** So would changes of words. */
async function sendWords(userId: string, load: () => Promise<OwnWords>): Promise<void> {
  if (dictionariesUnsaved(userId).length === 0) return;
  const words = await load().catch(() => null);
  await words?.sendAll(userId);
}
