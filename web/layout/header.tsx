import { lazy, Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import type { User } from "../../shared/api/users.ts";
import { useHydrated } from "../lib/hydrated.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/logo.tsx";
import { SiteHeader } from "../ui/site-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useMainTabs } from "./main-tabs.tsx";

/** Where its code cannot be had, as without a network, the header at least says whose session it is. */
const UserMenu = lazy(async () => {
  const menu = await import("./user-menu.tsx").catch(() => null);
  return { default: menu?.UserMenu ?? (({ user }: { user: User }) => <span>{user.email}</span>) };
});

/** `open`: the page is for everyone, and shows the languages before it is known who is there. */
export function Header({ open }: { open: boolean }): ReactNode {
  const { t } = useTranslation();
  const tabs = useMainTabs();
  const pending = useSession().status === "pending";
  return (
    <SiteHeader
      logo={<Logo to={paths.menu} name="Wordhoard" />}
      tabs={tabs && <Tabs {...tabs} />}
      end={<HeaderEnd open={open} />}
      loading={pending && <VisuallyHidden role="status">{t("common.loading")}</VisuallyHidden>}
    />
  );
}

function HeaderEnd({ open }: { open: boolean }): ReactNode {
  const { pathname } = useLocation();
  const { user, status } = useSession();
  const hydrated = useHydrated();
  if (!open && !hydrated) return null;
  if (!open && status === "pending") return <Skeleton width="8rem" />;
  return (
    <>
      {(!user || pathname === paths.welcome) && <LanguageSwitch />}
      {user && (
        <Suspense fallback={<Skeleton width="8rem" />}>
          <UserMenu user={user} />
        </Suspense>
      )}
    </>
  );
}
