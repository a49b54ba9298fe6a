import { useSyncExternalStore } from "react";

let shown = false;
const listeners = new Set<() => void>();

/** Opens or closes the list of the keys that work here. */
export function showKeyboardHelp(show: boolean): void {
  shown = show;
  for (const listener of listeners) listener();
}

export const useKeyboardHelp = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
