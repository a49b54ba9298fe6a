import { useEffect } from "react";

import { useUser } from "../lib/session.ts";
import { hasUnsentReviews } from "../lib/unsent-reviews.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { useOwnWords } from "../lib/words/own-words.ts";
import { dictionariesUnsaved } from "../lib/words/unsaved-words.ts";
import { useFrameParts } from "./frame-parts.ts";

/** Sends reviews and changes of words that were left on this device, from whatever screen is open. */
export function UnsentReviews(): null {
  const { loadReviewSending } = useFrameParts();
  const loadOwnWords = useOwnWords();
  const userId = useUser()?.id;
  useEffect(() => {
    if (!userId) return;
    // Where code cannot be loaded, it is another time; nothing is lost until then.
    const onSign = (): void => {
      if (hasUnsentReviews(userId))
        loadReviewSending()
          .then(({ sendSoon }) => sendSoon(userId))
          .catch(() => undefined);
      if (dictionariesUnsaved(userId).length > 0)
        loadOwnWords()
          .then(({ sendAll }) => sendAll(userId))
          .catch(() => undefined);
    };
    whenIdle(onSign);
    addEventListener("online", onSign);
    document.addEventListener("visibilitychange", onSign);
    return () => {
      removeEventListener("online", onSign);
      document.removeEventListener("visibilitychange", onSign);
    };
  }, [userId, loadReviewSending, loadOwnWords]);
  return null;
}
