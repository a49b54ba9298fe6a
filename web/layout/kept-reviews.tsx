import { useEffect } from "react";

import { hasUnsentReviews } from "../lib/kept-reviews.ts";
import { useUser } from "../lib/session.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { useFrameParts } from "./frame-parts.ts";

/** Sends reviews that were answered on this device and have not reached the server, from whatever screen is open. */
export function KeptReviews(): null {
  const { loadReviewSending } = useFrameParts();
  const userId = useUser()?.id;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async (): Promise<void> => {
      const { startSending } = await loadReviewSending();
      if (!isGone) stop ??= startSending(userId);
    };
    const onSign = (): void => {
      // Its code is loaded another time; nothing is lost until then.
      if (hasUnsentReviews(userId)) start().catch(() => undefined);
    };
    whenIdle(onSign);
    addEventListener("online", onSign);
    return () => {
      isGone = true;
      stop?.();
      removeEventListener("online", onSign);
    };
  }, [userId, loadReviewSending]);
  return null;
}
