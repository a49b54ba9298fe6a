import { useSyncExternalStore } from "react";

import { isCancelled } from "./api-error.ts";

/** The message in the global error modal; null closes it (spec §3, `modalWindowErrorMessage`). */
let message: string | null = null;
const listeners = new Set<() => void>();

/** Shows a person that something failed; cancelled calls are ignored (spec §4). */
export function showError(error: unknown): void {
  if (isCancelled(error)) return;
  set(error instanceof Error ? error.message : String(error));
}

export const dismissError = (): void => set(null);

export const useShownError = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => message,
    () => null,
  );

function set(next: string | null): void {
  message = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
