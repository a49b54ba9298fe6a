import { isCancelled } from "./api-error.ts";
import { createStore, useStore } from "./store.ts";

/** The message in the global error modal; null closes it (spec §3, `modalWindowErrorMessage`). */
const shown = createStore<string | null>(null);

/** Shows a person that something failed; cancelled calls are ignored (spec §4). */
export function showError(error: unknown): void {
  if (!isCancelled(error)) shown.set(error instanceof Error ? error.message : String(error));
}

export const dismissError = (): void => shown.set(null);

export const useShownError = (): string | null => useStore(shown);
