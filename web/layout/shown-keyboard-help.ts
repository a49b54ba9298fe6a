import { createStore, useStore } from "../lib/store.ts";

const shown = createStore(false);

/** Opens or closes the list of the keys that work here. */
export const showKeyboardHelp = (show: boolean): void => shown.set(show);

export const useKeyboardHelp = (): boolean => useStore(shown);
