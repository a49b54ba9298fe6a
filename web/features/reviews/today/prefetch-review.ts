import { whenIdle } from "../../../lib/when-idle.ts";
import { loadEntries, readQueue } from "../session/queue.ts";

/** Gets what a review needs before it is come to: its code, and its words where the service worker keeps them. */
export function prefetchReview(): void {
  whenIdle(() => {
    // The review itself asks again, and tells.
    Promise.all([import("../session/session-page.tsx"), import("../session/session-header.tsx")]).catch(
      () => undefined,
    );
    if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
    readQueue()
      .then(({ items }) => loadEntries(items))
      .catch(() => undefined);
  });
}
