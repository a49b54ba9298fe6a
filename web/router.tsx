import { lazy, type ReactNode } from "react";
import { matchPath, Route, Routes, useLocation } from "react-router";

import { isPage } from "../shared/pages.ts";
import { GuestBadge } from "./features/auth/guest-badge.tsx";
import { routes as auth } from "./features/auth/routes.tsx";
import { routes as dictionaries } from "./features/dictionaries/routes.tsx";
import { routes as landing } from "./features/landing/routes.tsx";
import { routes as menu } from "./features/menu/routes.tsx";
import { routes as payment } from "./features/payment/routes.tsx";
import { routes as publicPages } from "./features/public/routes.tsx";
import { routes as reviews } from "./features/reviews/routes.tsx";
import { routes as sharing } from "./features/sharing/routes.tsx";
import { routes as testing } from "./features/testing/routes.tsx";
import { routes as trying } from "./features/trying/routes.tsx";
import { routes as users } from "./features/users/routes.tsx";
import { FrameContext, type FrameParts } from "./layout/frame-parts.ts";
import { Layout } from "./layout/layout.tsx";
import { NotFound } from "./layout/not-found.tsx";
import { prepareScreen, type Screen } from "./lib/screen.tsx";
import { WordMarks } from "./lib/word-marks.ts";

const screens: readonly Screen[] = [
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
];

const WordMark = lazy(async () => ({
  default: (await import("./features/testing/word-statistics.tsx")).WordMark,
}));

const frameParts: FrameParts = {
  GuestBadge,
  GuestEnding: lazy(async () => ({
    default: (await import("./features/auth/guest-ending.tsx")).GuestEnding,
  })),
  loadReviewSending: () => import("./features/reviews/device/sending.ts"),
};

const notFound = <Layout screen={{ path: "/", access: "public", element: <NotFound /> }} />;

/** Loads the code of the screen at a path, before it is drawn; a failure is told when it is. */
export async function prepareScreenAt(pathname: string): Promise<void> {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  if (screen) await prepareScreen(screen);
}

/** Every screen at its path; any other path, and one that only looks like it, is not found (spec §2). */
export function Router(): ReactNode {
  const { pathname } = useLocation();
  return (
    <FrameContext value={frameParts}>
      <WordMarks value={WordMark}>
        {isPage(pathname) ? (
          <Routes>
            {screens.map((screen) => (
              <Route key={screen.path} path={screen.path} element={<Layout screen={screen} />} />
            ))}
            <Route path="*" element={notFound} />
          </Routes>
        ) : (
          notFound
        )}
      </WordMarks>
    </FrameContext>
  );
}
