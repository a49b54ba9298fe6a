import { store, useStored } from "../../../lib/device-storage.ts";

const KEY = "reviews.flip";

/** Whether cards are turned over on this device instead of being typed. */
export const useFlipping = (): boolean => useStored(KEY) !== null;

export const flip = (flipping: boolean): void => store(KEY, flipping ? "yes" : null);
