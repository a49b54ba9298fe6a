import { useSyncExternalStore } from "react";

/** "kept": what is on the screen came from the service worker because the server did not answer. */
type Connection = "online" | "offline" | "kept";

let servedFromKept = false;
const listeners = new Set<() => void>();

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, connection, () => "online" as const);

/** Records where an answer came from: the service worker's cache, or the server. */
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
