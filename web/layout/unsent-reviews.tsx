import { useEffect } from "react";

import { useUser } from "../lib/session.ts";
import { hasUnsentReviews } from "../lib/unsent-reviews.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { useFrameParts } from "./frame-parts.ts";

/** Sends reviews that were answered on this device and have not reached the server, from whatever screen is open. */
export function UnsentReviews(): null {
  const { loadReviewSending } = useFrameParts();
  const userId = useUser()?.id;
  useEffect(() => {
    if (!userId) return;
    const onSign = (): void => {
      if (!hasUnsentReviews(userId)) return;
      loadReviewSending()
        .then(({ sendSoon }) => sendSoon(userId))
        // Its code is loaded another time; nothing is lost until then.
        .catch(() => undefined);
    };
    whenIdle(onSign);
    addEventListener("online", onSign);
    document.addEventListener("visibilitychange", onSign);
    return () => {
      removeEventListener("online", onSign);
      document.removeEventListener("visibilitychange", onSign);
    };
  }, [userId, loadReviewSending]);
  return null;
}
