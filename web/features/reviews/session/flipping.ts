import { useSyncExternalStore } from "react";

import { store, stored } from "../../../lib/device-storage.ts";

const KEY = "reviews.flip";
const listeners = new Set<() => void>();

/** Whether cards are turned over on this device instead of being typed. */
export const useFlipping = (): boolean => useSyncExternalStore(subscribe, isFlipping);

export function flip(flipping: boolean): void {
  store(KEY, flipping ? "yes" : null);
  for (const listener of listeners) listener();
}

const isFlipping = (): boolean => stored(KEY) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
