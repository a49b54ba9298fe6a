import { lazy, type ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router";

import { screenAt } from "../shared/pages.ts";
import { SCREEN_ROWS, SCREENS, type ScreenComponent, type ScreenFacts } from "../shared/screens.ts";
import { GuestBadge } from "./features/auth/guest-badge.tsx";
import { screens as auth } from "./features/auth/screens.ts";
import { screens as dictionaries } from "./features/dictionaries/screens.ts";
import { screens as landing } from "./features/landing/screens.ts";
import { screens as menu } from "./features/menu/screens.ts";
import { screens as payment } from "./features/payment/screens.ts";
import { screens as publicPages } from "./features/public/screens.ts";
import { screens as reviews } from "./features/reviews/screens.ts";
import { screens as sharing } from "./features/sharing/screens.ts";
import { screens as testing } from "./features/testing/screens.ts";
import { screens as trying } from "./features/trying/screens.ts";
import { screens as users } from "./features/users/screens.ts";
import { FrameContext, type FrameParts } from "./layout/frame-parts.ts";
import { Layout } from "./layout/layout.tsx";
import { NotFound } from "./layout/not-found.tsx";
import { prepareScreen, type Screen } from "./lib/screen.tsx";
import { WordMarks } from "./lib/word-marks.ts";
import { OwnWordsProvider, type OwnWords } from "./lib/words/own-words.ts";

const components: Readonly<Record<ScreenComponent, ReactNode>> = {
  ...landing,
  ...publicPages,
  ...auth,
  ...trying,
  ...menu,
  ...users,
  ...reviews,
  ...dictionaries,
  ...sharing,
  ...testing,
  ...payment,
};

const WordMark = lazy(async () => ({
  default: (await import("./features/testing/history/word-statistics.tsx")).WordMark,
}));

const loadOwnWords = async (): Promise<OwnWords> =>
  (await import("./features/dictionaries/card/own-words.ts")).ownWords;

const frameParts: FrameParts = {
  GuestBadge,
  GuestEnding: lazy(async () => ({
    default: (await import("./features/auth/guest-ending.tsx")).GuestEnding,
  })),
  loadReviewSending: () => import("./features/reviews/device/sending.ts"),
};

const routes = SCREEN_ROWS.map(([name, facts]) => {
  const path = facts.publicAs === "document" ? `${facts.path}/:language?` : facts.path;
  return <Route key={name} path={path} element={<Layout screen={screenOf(facts)} />} />;
});

/** Loads the code of the screen at a path before it is rendered; failures are reported then. */
export async function prepareScreenAt(pathname: string): Promise<void> {
  const at = screenAt(pathname);
  if (at) await prepareScreen(screenOf(SCREENS[at.name]));
}

/** Every screen at its path; any other path, including similar ones, is not found (spec §2). */
export function Router(): ReactNode {
  const { pathname } = useLocation();
  return (
    <FrameContext value={frameParts}>
      <WordMarks value={WordMark}>
        <OwnWordsProvider value={loadOwnWords}>
          {screenAt(pathname) ? <Routes>{routes}</Routes> : <Layout screen={nothingAt(pathname)} />}
        </OwnWordsProvider>
      </WordMarks>
    </FrameContext>
  );
}

function screenOf({ page, header, ...facts }: ScreenFacts): Screen {
  return { ...facts, element: components[page], header: header && components[header] };
}

/** The not-found page, with the footer of the screens whose path begins the same way. */
function nothingAt(pathname: string): Screen {
  const near = screenAt(`/${pathname.split("/")[1] ?? ""}`);
  return {
    path: "/",
    access: "public",
    footer: near ? SCREENS[near.name].footer : undefined,
    element: <NotFound />,
  };
}
