import { useEffect, useSyncExternalStore } from "react";

import { createStore, useStore } from "./store.ts";

/** "cached": what is on the screen came from the service worker because the server did not answer. */
type Connection = "online" | "offline" | "cached";

const servedFromCache = createStore(false);

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, connection, () => "online" as const);

/** Records where an answer came from: the service worker's cache, or the server. */
export function noteAnswer(cached: boolean): void {
  if (servedFromCache.get() !== cached) servedFromCache.set(cached);
}

export function connection(): Connection {
  if (servedFromCache.get()) return "cached";
  return navigator.onLine ? "online" : "offline";
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = servedFromCache.subscribe(listener);
  addEventListener("offline", listener);
  addEventListener("online", listener);
  return () => {
    unsubscribe();
    removeEventListener("offline", listener);
    removeEventListener("online", listener);
  };
}

/** How many parts of the page say themselves that there is no connection. */
const telling = createStore(0);

/** The page says itself that there is no connection, and what that means for it: the frame does not say it again. */
export function useTellsOffline(tells: boolean): void {
  useEffect(() => {
    if (!tells) return;
    telling.set(telling.get() + 1);
    return () => telling.set(telling.get() - 1);
  }, [tells]);
}

export const useIsOfflineTold = (): boolean => useStore(telling) > 0;
