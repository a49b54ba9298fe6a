import { useSyncExternalStore } from "react";

import { MOBILE_BREAKPOINT } from "../../../shared/limits.ts";

export const NARROW = `(width < ${MOBILE_BREAKPOINT}px)`;

/** Whether the viewport is below the mobile breakpoint. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
