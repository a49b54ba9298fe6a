import { useSyncExternalStore } from "react";

import { createStore } from "./store.ts";

const changes = createStore({});

/** Local storage, which may be disabled or full: then nothing is remembered, which is acceptable. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Follows what is stored; null on a page that is drawn without a browser. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    changes.subscribe,
    () => stored(key),
    () => null,
  );

/** Null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
  changes.set({});
}
