import { useSyncExternalStore } from "react";

/** "kept": what is on the screen came from the service worker, for want of the server. */
type Connection = "online" | "offline" | "kept";

let servedFromKept = false;
const listeners = new Set<() => void>();

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, connection, () => "online" as const);

/** Tells where an answer came from: from what the service worker kept, or from the server. */
export function noteAnswer(kept: boolean): void {
  if (servedFromKept === kept) return;
  servedFromKept = kept;
  for (const listener of listeners) listener();
}

export function connection(): Connection {
  if (servedFromKept) return "kept";
  return navigator.onLine ? "online" : "offline";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("offline", listener);
  addEventListener("online", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("offline", listener);
    removeEventListener("online", listener);
  };
}
