import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { useClearSaid } from "../ui/feedback/live-region.tsx";
import { focusHeading } from "./focus-heading.ts";

let firstPath: string | null = null;

/**
 * After a change of page, scrolls to the top and focuses the heading, so that screen readers announce the page, and
 * takes away what was said on the page before.
 * Rendered beside the screen, so it waits until the screen's code has loaded.
 */
export function Arrival(): null {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const clearSaid = useClearSaid();
  useEffect(() => {
    firstPath ??= pathname;
    if (firstPath === pathname && how === NavigationType.Pop) return;
    clearSaid();
    if (how !== NavigationType.Pop && !hash) scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>("main");
    // A screen that focuses its first field knows better.
    if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return;
    return focusHeading(main);
    // Only the path identifies a page: a changed query or hash is the same page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
}
