import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is drawn for sending and taken over by the browser, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
