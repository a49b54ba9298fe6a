import { useEffect } from "react";

import { startSession } from "../lib/session.ts";

/** Tells the page's starting script (start/main.ts) that everything on the page works now. */
const READY_EVENT = "wordhoard-ready";

/**
 * Stands beside the screen, and so waits until a prerendered page is hydrated: whatever changes before, React would draw
 * again instead of taking it over.
 */
export function SessionStart(): null {
  useEffect(() => {
    document.dispatchEvent(new Event(READY_EVENT));
    void startSession();
  }, []);
  return null;
}
