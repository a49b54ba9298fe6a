import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useHydrated } from "../lib/hydrated.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Logo } from "../ui/page/logo.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { useFrameParts } from "./frame-parts.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { useMainTabs } from "./main-tabs.tsx";
import { Tabs } from "./tabs.tsx";

import styles from "./header.module.css";

/** `open`: the page is public and shows the language switch before it is known who is signed in. */
export function Header({ open }: { open: boolean }): ReactNode {
  const { t } = useTranslation();
  const tabs = useMainTabs();
  const { user, status } = useSession();
  const { pathname } = useLocation();
  const pending = status === "pending";
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Logo to={paths.menu} name="Wordhoard" />
        {tabs && <Tabs {...tabs} />}
        <div className={styles.end}>
          <HeaderEnd open={open} />
        </div>
        {user && pathname === paths.welcome && (
          <div className={styles.languages}>
            <LanguageSwitch />
          </div>
        )}
      </div>
      {pending && (
        <div className={styles.loading}>
          <VisuallyHidden role="status">{t("common.loading")}</VisuallyHidden>
        </div>
      )}
    </header>
  );
}

function HeaderEnd({ open }: { open: boolean }): ReactNode {
  const { GuestBadge } = useFrameParts();
  const { user, status, problem } = useSession();
  const hydrated = useHydrated();
  if (!open && !hydrated) return null;
  if (!open && status !== "fulfilled" && !problem) return <Skeleton width="8rem" />;
  return (
    <>
      {user?.role === "guest" && <GuestBadge user={user} />}
      {user && <AccountMenu user={user} />}
      {!user && <LanguageSwitch />}
    </>
  );
}
