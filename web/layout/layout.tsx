import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import type { Screen } from "../lib/screen.tsx";
import { Main } from "../ui/main.tsx";
import { SiteHeader } from "../ui/site-header.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { TabBar } from "../ui/tab-bar.tsx";
import { Arrival } from "./arrival.tsx";
import { ErrorModal } from "./error-modal.tsx";
import { Footer } from "./footer.tsx";
import { Guarded } from "./guarded.tsx";
import { Header } from "./header.tsx";
import { KeyboardHelp } from "./keyboard-help.tsx";
import { useMainTabs } from "./main-tabs.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { ScreenLoading } from "./screen-loading.tsx";
import { SessionStart } from "./session-start.tsx";

/** The shared frame of every screen: header, content with the error modal, footer (spec §2). */
export function Layout({ screen }: { screen: Screen }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = useMainTabs();
  return (
    <>
      <SkipLink>{t("common.skipToContent")}</SkipLink>
      {screen.header ? (
        <Suspense fallback={<SiteHeader logo={null} />}>{screen.header}</Suspense>
      ) : (
        <Header open={screen.access === "public"} />
      )}
      <OfflineNote />
      <Main turn={pathname} layout={screen.layout}>
        <ScreenBoundary>
          <Suspense fallback={<ScreenLoading screen={screen} />}>
            <Guarded screen={screen} />
            <Arrival />
            <SessionStart />
          </Suspense>
        </ScreenBoundary>
      </Main>
      <ErrorModal />
      <KeyboardHelp />
      <Footer />
      {tabs && !screen.header && <TabBar {...tabs} />}
    </>
  );
}
