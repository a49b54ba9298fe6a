import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";

import { publicPageAt } from "../../shared/pages.ts";
import { redirectFor } from "../lib/access.ts";
import { destination, forgetDestination, rememberDestination } from "../lib/destination.ts";
import { useHydrated } from "../lib/hydrated.ts";
import { LoadFailure } from "../lib/load-failure.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { prepareScreen, type Screen } from "../lib/screen.tsx";
import { startSession, useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { ScreenLoading } from "./screen-loading.tsx";

/** Shows a screen to those who may see it, and redirects others to what is missing first. */
export function Guarded({ screen }: { screen: Screen }): ReactNode {
  const { status, problem, user, ended } = useSession();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const outline = <ScreenLoading screen={screen} />;
  useEffect(() => void prepareScreen(screen), [screen]);
  if (screen.access === "public") return hydrated || publicPageAt(pathname) ? screen.element : outline;
  if (problem) return <NotStarted problem={problem} />;
  if (status !== "fulfilled") return outline;

  const around = redirectFor(screen, user);
  if (!around) return <Admitted screen={screen} />;
  if (screen.access === "anonymous") return <Redirect to={destination() ?? around} />;
  return (
    <Redirect
      to={around}
      wanted={screen.access === "accepted" && around !== paths.menu && ended !== "left"}
    />
  );
}

/** It cannot be determined who is signed in. */
function NotStarted({ problem }: { problem: Error }): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("errors.notLoaded"));
  return <LoadFailure error={problem} onRetry={() => void startSession()} />;
}

function Admitted({ screen }: { screen: Screen }): ReactNode {
  const arrived = screen.access === "accepted";
  useEffect(() => {
    if (arrived) forgetDestination();
  }, [arrived]);
  return screen.element;
}

/** Redirects; `wanted`: the person returns here once they may. */
function Redirect({ to, wanted = false }: { to: string; wanted?: boolean }): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted) rememberDestination(pathname + search);
    void navigate(to, { replace: true });
  }, [navigate, pathname, search, to, wanted]);
  return null;
}
