import { lazy, Suspense, type ReactNode } from "react";

import { useUser } from "../lib/session.ts";

const GuestEnding = lazy(async () => ({
  default: (await import("../features/auth/guest-ending.tsx")).GuestEnding,
}));

/** Tells a guest in time, whatever page they are on. */
export function EndOfGuest({ narrow }: { narrow: boolean }): ReactNode {
  const user = useUser();
  if (user?.role !== "guest" || !user.expiresAt) return null;
  return (
    <Suspense>
      <GuestEnding user={user} expiresAt={user.expiresAt} narrow={narrow} />
    </Suspense>
  );
}
