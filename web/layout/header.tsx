import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/logo.tsx";
import { SiteHeader } from "../ui/site-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useMainTabs } from "./main-tabs.tsx";
import { UserMenu } from "./user-menu.tsx";

export function Header(): ReactNode {
  const tabs = useMainTabs();
  return (
    <SiteHeader
      logo={<Logo to={paths.menu} name="Wordhoard" />}
      tabs={tabs && <Tabs {...tabs} />}
      end={<HeaderEnd />}
    />
  );
}

function HeaderEnd(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { user, status } = useSession();
  if (status === "pending")
    return (
      <>
        <VisuallyHidden role="status">{t("common.loading")}</VisuallyHidden>
        <Skeleton width="8rem" />
      </>
    );
  return (
    <>
      {(!user || pathname === paths.welcome) && <LanguageSwitch />}
      {user && <UserMenu user={user} />}
    </>
  );
}
