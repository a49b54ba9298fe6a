import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useHydrated } from "../lib/hydrated.ts";
import { ScreenOutline, useScreenReady, type Screen } from "../lib/screen.tsx";
import { useUser } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/page/logo.tsx";
import { Main } from "../ui/page/main.tsx";
import { AccountOfQuestion, QuestionHeader } from "../ui/question/question-header.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Arrival } from "./arrival.tsx";
import { EndOfGuest } from "./end-of-guest.tsx";
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
import { SkipLink } from "./skip-link.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TimeZone } from "./time-zone.tsx";
import { UnsentReviews } from "./unsent-reviews.tsx";

/** Replaces a screen's own header, which describes data that has not loaded yet. */
const headerOutline = (
  <QuestionHeader logo={<Logo to={paths.menu} name="Wordhoard" markOnly />} name="" pair={null} />
);

/** The shared frame of every screen: header, content with the error modal, footer (spec §2). */
export function Layout({ screen }: { screen: Screen }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = useMainTabs();
  const user = useUser();
  return (
    <>
      <SkipLink>{t("common.skipToContent")}</SkipLink>
      {screen.header ? (
        <AccountOfQuestion value={user && <AccountMenu user={user} compact />}>
          <Outlined by={headerOutline}>
            <OwnHeader>{screen.header}</OwnHeader>
          </Outlined>
        </AccountOfQuestion>
      ) : (
        <Header open={screen.access === "public"} />
      )}
      <OfflineNote quiet={screen.worksOffline} />
      <EndOfGuest narrow={screen.header !== undefined} />
      <Main contentKey={screen.contentKey ?? pathname} layout={screen.layout}>
        <ScreenBoundary>
          <Outlined by={<ScreenLoading screen={screen} />}>
            <Guarded screen={screen} />
            <Arrived at={screen} />
            <SessionStart />
          </Outlined>
        </ScreenBoundary>
      </Main>
      <ErrorModal />
      <KeyboardHelp />
      <UnsentReviews />
      <TimeZone />
      <Footer shown={screen.footer} />
      {tabs && !screen.header && <TabBar {...tabs} />}
    </>
  );
}

/** What it shows is known only in the browser. */
function OwnHeader({ children }: { children: ReactNode }): ReactNode {
  return useHydrated() ? children : headerOutline;
}

/** Inside the hydrated part: a change outside it before hydration would make React render it again. */
function Arrived({ at }: { at: Screen }): ReactNode {
  return useScreenReady(at) && <Arrival />;
}

/** The content waits behind a skeleton: for its code, and on the first page for hydration. */
function Outlined({ by, children }: { by: ReactNode; children: ReactNode }): ReactNode {
  return (
    <ScreenOutline value={by}>
      <Suspense fallback={by}>{children}</Suspense>
    </ScreenOutline>
  );
}
