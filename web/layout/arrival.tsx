import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { focusHeading } from "./focus-heading.ts";

let firstPath: string | null = null;

/**
 * After a change of page: the top of the page, and the focus on its heading, so that those who listen
 * hear where they are. Stands beside the screen, and so waits until the screen's code is there.
 */
export function Arrival(): null {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    firstPath ??= pathname;
    if (firstPath === pathname && how === NavigationType.Pop) return;
    if (how !== NavigationType.Pop && !hash) scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>("main");
    // A screen that gives the focus to its first field knows better.
    if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return;
    return focusHeading(main);
    // The path alone tells pages apart: a changed query or hash is the same page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
}
