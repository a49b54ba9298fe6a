import { useEffect } from "react";

import { hasUnsentReviews } from "../lib/kept-reviews.ts";
import { useUser } from "../lib/session.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { useFrameParts } from "./frame-parts.ts";

/** Reviews that were answered here and did not reach the server yet are sent from whatever screen is open. */
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
      // Its code comes another time; nothing is lost meanwhile.
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
