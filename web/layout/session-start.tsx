import { useEffect } from "react";

import { startSession } from "../lib/session.ts";

/** Tells the page's inline script (start/main.ts) that everything on the page works now. */
const READY_EVENT = "wordhoard-ready";

/**
 * Rendered beside the screen, so it waits until a prerendered page is hydrated: React would re-render whatever changes
 * before.
 */
export function SessionStart(): null {
  useEffect(() => {
    document.dispatchEvent(new Event(READY_EVENT));
    void startSession();
  }, []);
  return null;
}
