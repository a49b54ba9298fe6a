import { useSyncExternalStore } from "react";

import { createStore } from "./store.ts";

/** "kept": what is on the screen came from the service worker because the server did not answer. */
type Connection = "online" | "offline" | "kept";

const servedFromKept = createStore(false);

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, connection, () => "online" as const);

/** Records where an answer came from: the service worker's cache, or the server. */
export function noteAnswer(kept: boolean): void {
  if (servedFromKept.get() !== kept) servedFromKept.set(kept);
}

export function connection(): Connection {
  if (servedFromKept.get()) return "kept";
  return navigator.onLine ? "online" : "offline";
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = servedFromKept.subscribe(listener);
  addEventListener("offline", listener);
  addEventListener("online", listener);
  return () => {
    unsubscribe();
    removeEventListener("offline", listener);
    removeEventListener("online", listener);
  };
}
