import { Suspense, type ReactNode } from "react";

import { useUser } from "../lib/session.ts";
import { useFrameParts } from "./frame-parts.ts";

/** Warns a guest in time, whatever page they are on. */
export function EndOfGuest({ narrow }: { narrow: boolean }): ReactNode {
  const { GuestEnding } = useFrameParts();
  const user = useUser();
  if (user?.role !== "guest" || !user.expiresAt) return null;
  return (
    <Suspense>
      <GuestEnding user={user} expiresAt={user.expiresAt} narrow={narrow} />
    </Suspense>
  );
}
