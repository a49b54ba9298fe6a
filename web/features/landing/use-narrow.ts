import { useSyncExternalStore } from "react";

import { MOBILE_BREAKPOINT } from "../../../shared/limits.ts";

const QUERY = `(width < ${MOBILE_BREAKPOINT}px)`;

/** Whether the viewport is below the mobile breakpoint. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
