import { whenIdle } from "../../../lib/when-idle.ts";
import { loadEntries, loadQueue } from "../session/queue.ts";
import { loadDone } from "./state.ts";

/** Loads in advance what a review needs: its code and its words, which the service worker keeps. */
export function prefetchReview(userId: string): void {
  whenIdle(() => {
    // The review loads it again, and reports failures.
    Promise.all([
      import("../session/session-page.tsx"),
      import("../session/session-header.tsx"),
      loadDone(),
    ]).catch(() => undefined);
    loadQueue(userId)
      .then(({ items }) => loadEntries(items, 0))
      .catch(() => undefined);
  });
}
