import { whenIdle } from "../../../lib/when-idle.ts";
import { loadEntries, readQueue } from "../session/queue.ts";

/** Loads in advance what a review needs: its code, and its words if the service worker caches them. */
export function prefetchReview(): void {
  whenIdle(() => {
    // The review loads it again, and reports failures.
    Promise.all([import("../session/session-page.tsx"), import("../session/session-header.tsx")]).catch(
      () => undefined,
    );
    if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
    readQueue()
      .then(({ items }) => loadEntries(items))
      .catch(() => undefined);
  });
}
